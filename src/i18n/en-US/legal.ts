// English texts of /termos and /privacidade where the operator has none of their own.
import type { legal as source } from '../pt-BR/legal'
import type { Same } from '../same-shape'

export const legal: Same<typeof source> = {
  updated: 'Last updated: {{date}}',
  contents: 'On this page',
  contact: 'Questions about this text?',
  contactLink: 'Contact support',
  terms: {
    title: 'Terms of service',
    description: 'The rules for using the service, in plain language.',
    intro:
      'These terms apply between you and the operator of this installation of {{app}}: the person or company that keeps this server running. By creating an account you agree to them.',
    sections: {
      service: {
        title: 'What the service does',
        text: {
          a: '{{app}} analyzes your profile photo, your LinkedIn texts and your résumé, and compares your résumé with a job description. Each analysis comes with a score, the evidence behind it and suggestions.',
          b: 'Scores and suggestions help you decide what to change. They do not guarantee an interview or a job, and no recruiter receives them from us.',
        },
      },
      account: {
        title: 'Your account',
        text: {
          a: 'Use a name and an email of your own and keep your password safe: what is done with it counts as done by you. If you suspect that someone knows it, change it and tell support.',
          b: 'An account belongs to one person. If you are under 18, use the service with the agreement of a parent or guardian.',
        },
      },
      content: {
        title: 'What you send',
        text: {
          a: 'Your files and texts remain yours. You allow us to store and process them only to make the analyses you ask for and to show you the results.',
          b: 'Send only what is yours or what you have permission to use. Do not send other people’s documents, harmful programs or unlawful content.',
        },
      },
      fair: {
        title: 'Fair use',
        text: {
          a: 'Do not try to enter other people’s accounts, get around the limits of a plan, overload the server, or use the service to decide whether others are hired. Accounts used in these ways may be deactivated.',
        },
      },
      plans: {
        title: 'Plans and payment',
        text: {
          a: 'The free plan includes a fixed number of analyses, which does not renew. Where paid plans are on sale, the price, the number of analyses and the way each is charged are those shown on the plans page when you buy.',
          b: 'You pay on the pages of the card payment provider. Unused analyses do not roll over into the next period, and an analysis that fails is not used up.',
          c: 'You can cancel at any time and keep the plan until the end of the period you have paid for. For purchases made online you have 7 days to change your mind, as Brazil’s Consumer Protection Code provides.',
        },
      },
      availability: {
        title: 'Availability',
        text: {
          a: 'We work to keep the service running, but there may be interruptions for maintenance or because something failed. Always keep a copy of your files: {{app}} is not a place to store them.',
          b: 'To the extent the law allows, the operator is not liable for missed opportunities or for decisions recruiters make. Nothing in these terms reduces the rights the law gives you as a consumer.',
        },
      },
      end: {
        title: 'Closing your account',
        text: {
          a: 'You can delete your account whenever you like, on the Account page. The operator may close accounts that break these terms and, should the service end, gives notice first so that you can take your data with you.',
        },
      },
      changes: {
        title: 'Changes to these terms',
        text: {
          a: 'We announce material changes at least 30 days ahead. If you do not agree, you can close your account before they take effect. The date at the top of the page shows the latest version.',
        },
      },
      law: {
        title: 'Law and contact',
        text: {
          a: 'These terms follow the laws of Brazil, and the courts where you live have jurisdiction. For anything else, write to us on the support page.',
        },
      },
    },
  },
  privacy: {
    title: 'Privacy policy',
    description: 'What we store, why, for how long, and your rights under Brazil’s LGPD.',
    intro:
      'This page explains what {{app}} does with your personal data, in line with Brazil’s General Data Protection Law (LGPD, Law 13,709/2018).',
    sections: {
      who: {
        title: 'Who is responsible',
        text: {
          a: 'The controller of the data is the operator of this installation of {{app}}. To reach that person or company, or their data protection officer, write on the support page.',
        },
      },
      what: {
        title: 'What we store, and why',
        text: {
          a: 'Only what the service needs to work:',
        },
        items: {
          a: 'Account: name, email, password (only an irreversible digest of it), plan, language, the date you accepted the terms and, if you turned on two-step verification, what checks it. They let us recognize you. Legal basis: performance of the contract.',
          b: 'Analyses and what you write here: the files and texts you send, drafts, jobs, practice answers and mentoring, with results and dates. They let us show your scores, compare them with earlier ones and let you continue where you left off. Legal basis: performance of the contract.',
          c: 'Messages to support: name, email, subject and text. They let us answer you. Legal basis: performance of the contract and legitimate interest.',
          d: 'Sessions: when you logged in and how long that lasts. They keep you logged in and your account safe.',
          e: 'Internet address: it helps us limit repeated attempts. The address itself is not recorded: only a digest of it is kept, as long as the limit lasts.',
        },
      },
      cookies: {
        title: 'Cookies and what stays in your browser',
        text: {
          a: 'We use only necessary cookies: your session’s, one that recognizes a browser you have logged in with before, those of the theme and language you chose, one that carries a message from one page to the next, and, for a few minutes, those of a two-step login. There are no advertising or analytics cookies.',
          b: 'Your browser also keeps, for itself alone, the theme and language you chose, whether you want emails and, when the connection is lost in the Workbench, what you wrote that has not arrived here yet.',
        },
      },
      sharing: {
        title: 'Who we share it with',
        text: {
          a: 'Your data is not sold or shown to recruiters. Analyses are made on this server. Data leaves it only if its operator has turned on one of these services:',
        },
        items: {
          a: 'Payment: where plans are on sale, the card payment provider receives the details of the purchase. Your card number does not pass through this server.',
          b: 'An external language model: if there is one, it receives the text to be analyzed without your name, contact details, links and document numbers, or the photo as it is, so that it can write suggestions, or one more question in interview practice. The page says which one before you send anything and in the result, and you can refuse in Settings.',
          c: 'Email: if there is a mail server, it delivers the messages we send.',
          d: 'Login by another service: if you log in through an identity provider, it learns that you logged in here.',
          e: 'Backups: they may be kept at a storage service that the operator chose.',
          f: 'What you turn on yourself: a reading link, results shown to a mentor, an integration (webhook) or an API token.',
        },
        after: {
          a: 'These services may be outside Brazil; the transfer then follows the rules of the LGPD. We may also have to hand over data under a court order.',
        },
      },
      safety: {
        title: 'How we protect it',
        text: {
          a: 'Name, email, files, texts and results are encrypted in the permanent record, under a key made for your account alone. Access to the server is limited to those who operate it.',
          b: 'Should an incident put you at risk, we will tell you and Brazil’s National Data Protection Authority (ANPD).',
        },
      },
      time: {
        title: 'For how long',
        text: {
          a: 'We keep the data for as long as the account exists. When it is deleted, we destroy its key: files, texts and personal data can no longer be read. Only counts that identify nobody remain.',
          b: 'Backups made by the operator of the server are deleted on the operator’s schedule. Records the law requires, such as those of payments, are kept for as long as the law says.',
        },
      },
      rights: {
        title: 'Your rights',
        text: {
          a: 'Under the LGPD you may, free of charge:',
        },
        items: {
          a: 'ask whether we process your data, and have access to it;',
          b: 'correct what is incomplete, wrong or out of date;',
          c: 'receive a copy in a format other programs can read;',
          d: 'ask for it to be deleted or no longer used;',
          e: 'learn who it was shared with, and withdraw a consent;',
          f: 'ask for a review of a score, which is worked out by a program.',
        },
        after: {
          a: 'On the Account page you can download your data and delete the account at once. For anything else, write on the support page. You can also complain to the ANPD.',
        },
      },
      changes: {
        title: 'Changes to this policy',
        text: {
          a: 'We announce material changes at least 30 days ahead. The date at the top of the page shows the latest version.',
        },
      },
    },
  },
}

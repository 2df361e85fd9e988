// English texts of /suporte, its questions and answers included.
import type { support as source } from '../pt-BR/support'
import type { Same } from '../same-shape'

export const support: Same<typeof source> = {
  title: 'Support',
  description: 'Write to the people who run this service, and read answers to the most common questions.',
  heading: 'How can we help?',
  subtitle: 'Write to us. A person reads every message and answers at the email you give.',
  subtitleHere: 'Write to us. A person reads every message and answers here and at your email.',
  subtitleNoMail:
    'Write to us. A person reads every message. This site does not send email yet: to get an answer, please leave your WhatsApp or phone number in the message.',
  subtitleHereNoMail: 'Write to us. A person reads every message and answers here.',
  promise_one: 'Your plan includes priority support: your message goes first and is answered within {{count}} hour.',
  promise_other: 'Your plan includes priority support: your message goes first and is answered within {{count}} hours.',
  threads: {
    heading: 'Your conversations',
    you: 'you',
    last: 'Latest message on {{when}}, sent by {{by}}',
    waits: 'Waiting for an answer',
    answered: 'Answered',
    due: 'We answer by {{when}}.',
    reply: 'Continue the conversation',
    send: 'Send reply',
    sent: 'Reply sent',
    empty: 'Write your reply.',
    full: 'This conversation has reached its limit. To go on, send a new message.',
    gone: 'This conversation no longer exists.',
  },
  subjects: {
    'duvida-planos': 'Question about plans and pricing',
    'problema-analise': 'Problem with a profile analysis',
    'problema-pagamento': 'Payment problem',
    cancelamento: 'Canceling a subscription',
    feedback: 'Feedback and suggestions',
    bug: 'Report a bug',
    outro: 'Something else',
  },
  form: {
    heading: 'Send a message',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    choose: 'Choose a subject',
    message: 'Message',
    hint: 'If you were shown an error code, paste it here: it takes us straight to the spot.',
    submit: 'Send message',
    pending: 'Sending...',
    privacy: 'We use these details only to answer you. See the',
    privacyLink: 'privacy policy',
  },
  done: {
    title: 'Message sent',
    text: 'Thank you for getting in touch. We will reply soon!',
    priority: 'Thank you for getting in touch. We answer by {{when}}.',
  },
  failed: { title: 'Error', text: 'Your message could not be sent. Please try again later.' },
  faq: {
    heading: 'Frequently asked questions',
    how: {
      question: 'How does the profile analysis work?',
      answer:
        'You send your photo, your LinkedIn texts, your résumé or a job description. Each score adds up checks measured on what you sent, and every check shows the line or the figure behind it and what to change. The same file always gets the same score.',
    },
    count: {
      question: 'How many analyses do I get each month?',
      free: {
        some: 'The free plan gives you {{free}}, and they do not renew.',
        unlimited: 'The free plan gives you {{free}}.',
        none: 'The free plan comes without analyses.',
      },
      answer:
        '{{free}} For paid plans, the plans page shows how many come with each. An analysis that fails is not used up.',
      link: 'See plans',
    },
    cancel: {
      question: 'How do I cancel my subscription?',
      answer:
        'On the plans page, under Cancel subscription. Your plan works until the end of the period you have paid for, and nothing is charged after that. A free account has nothing to cancel.',
      link: 'Go to plans',
    },
    safe: {
      question: 'Is my data safe?',
      answer:
        'Files, texts and results are stored encrypted under a key that belongs to your account alone. Deleting the account destroys the key, and what it protected can no longer be read. We do not sell your data or show it to recruiters.',
      link: 'Read the privacy policy',
    },
    mobile: {
      question: 'Can I use it on my phone?',
      answer: 'Yes, in the browser: every page adapts to the screen of a phone. There are no mobile apps yet.',
    },
  },
  mail: {
    subject: '{{app}}, support: {{about}}',
    subjectPriority: '{{app}}, priority support: {{about}}',
    promised: 'Reply promised by (UTC): {{date}}',
    answerSubject: '{{app}}: reply to your message about “{{about}}”',
    answerTitle: 'Reply from support',
    answerIntro: 'You wrote to {{app}} support. Here is our reply:',
    answerMore: 'To continue the conversation, write again at {{link}}',
    account: 'Account',
    visitor: 'sent without logging in',
  },
}

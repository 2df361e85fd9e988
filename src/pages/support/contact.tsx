// The form of /suporte.
import type { SupportErrors, SupportSender, SupportValues } from '../../api/account/support'
import { subjects } from '../../events/schema/vocabulary'
import { type Translate, useT } from '../../i18n'
import type { Texts } from '../../islands/support/send'
import Support from '../../islands/support/support'
import { cx } from '../../ui/base/cx'
import { noPrint, stack } from '../../ui/base/layout.css'
import { muted, small, title } from '../../ui/base/text.css'
import { Card } from '../../ui/card/card'

export type ContactProps = {
  values: SupportValues
  sender: SupportSender
  errors?: SupportErrors | undefined
  message?: string | undefined
}

export function Contact({ values, sender, errors = {}, message }: ContactProps) {
  const t = useT()
  return (
    <Card className={cx(stack, noPrint)} aria-labelledby="contato">
      <h2 className={title.md} id="contato">
        {t('support.form.heading')}
      </h2>
      <Support
        texts={textsOf(t)}
        subjects={subjects.map((value) => ({ value, label: t(`support.subjects.${value}`) }))}
        values={values}
        sender={sender}
        errors={errors}
        message={message ?? null}
      />
      <p className={cx(small, muted)}>
        {t('support.form.privacy')} <a href="/privacidade">{t('support.form.privacyLink')}</a>.
      </p>
    </Card>
  )
}

const textsOf = (t: Translate): Texts => ({
  name: t('support.form.name'),
  email: t('support.form.email'),
  emailMeant: t('account.emailMeant', { email: '{email}' }),
  subject: t('support.form.subject'),
  choose: t('support.form.choose'),
  message: t('support.form.message'),
  hint: t('support.form.hint'),
  submit: t('support.form.submit'),
  pending: t('support.form.pending'),
  done: { title: t('support.done.title'), text: t('support.done.text') },
  failed: { title: t('support.failed.title'), text: t('support.failed.text') },
})

// The form of /suporte.
import { use } from 'react'
import type { SupportErrors, SupportSender, SupportValues } from '../../api/account/support'
import { subjects } from '../../events/schema/vocabulary'
import { Locale, textsIn, useT } from '../../i18n'
import type { SupportTexts } from '../../islands/support/send'
import Support from '../../islands/support/support'
import { cx, muted, noPrint, small, stack } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Heading } from '../../ui/heading/heading'

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
      <Heading id="contato">{t('support.form.heading')}</Heading>
      <Support
        texts={textsOf(use(Locale))}
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

/** With places that the island fills. */
const textsOf = textsIn(
  ({ support: { form, done, failed }, account: { emailMeant } }): SupportTexts => ({
    ...form,
    done,
    failed,
    emailMeant,
  }),
)

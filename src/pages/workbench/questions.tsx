// /curriculo/oficina/perguntas: one of six questions beside the page that grows. Plain forms: nothing here needs a script.
import type { DraftContentJson, DraftPartJson } from '../../api/tools/draft'
import { type Translate, translator } from '../../i18n'
import { Preview } from '../../islands/workbench/page/preview'
import { labelOf } from '../../islands/workbench/parts/part-names'
import type { WorkbenchTexts } from '../../islands/workbench/texts'
import { Progress } from '../../ui/bar/progress'
import { cx, lead, muted, row, small, stack, stackGap, title } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { Checkbox } from '../../ui/field/checkbox'
import { Field } from '../../ui/field/field'
import { Input, Textarea } from '../../ui/field/input'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import { formTexts } from './workbench'
import * as css from './workbench.css'

type Props = { page: PageContext; draft: string; version: number; content: DraftContentJson; step: number }

const path = '/curriculo/oficina/perguntas'
const keys = ['contact', 'aim', 'work', 'tasks', 'study', 'skills'] as const

export function QuestionsPage({ page, draft, content, step }: Props) {
  const t = translator(page.language)
  const key = keys[step - 1] ?? 'contact'
  const never = content.parts.every(({ kind }) => kind !== 'job')
  const first = key === 'tasks' && never
  const texts = formTexts(page.language, { content, measure: null })
  return (
    <Shell page={page} title={t('workbench.questions.title')} description={t('workbench.page.description')}>
      <div className={css.build}>
        <form className={cx(stack, stackGap.s6)} method="post" action={path}>
          <input type="hidden" name="rascunho" value={draft} />
          <input type="hidden" name="passo" value={step} />
          <div className={cx(stack, stackGap.s2)}>
            <p className={cx(small, muted)}>{t('workbench.questions.step', { n: step })}</p>
            <Progress value={step - 1} max={6} label={t('workbench.questions.progress', { n: step - 1 })} />
            <h1 className={title.lg}>
              {t(first ? 'workbench.questions.tasks.firstQuestion' : `workbench.questions.${key}.question`)}
            </h1>
            <p className={lead}>
              {t(first ? 'workbench.questions.tasks.firstHint' : `workbench.questions.${key}.hint`)}
            </p>
          </div>
          <Fields {...{ content, step, t, texts, never }} />
          <div className={row}>
            <Button kind="primary" type="submit">
              {t(step === 6 ? 'workbench.questions.last' : 'workbench.questions.next')}
            </Button>
            <ButtonLink kind="ghost" href={step === 6 ? '/curriculo/oficina' : `${path}?passo=${step + 1}`}>
              {t('workbench.questions.skip')}
            </ButtonLink>
            {step > 1 && (
              <ButtonLink kind="ghost" href={`${path}?passo=${step - 1}`}>
                {t('workbench.questions.back')}
              </ButtonLink>
            )}
          </div>
        </form>
        <aside className={css.soFar} aria-label={t('workbench.questions.live')}>
          <Preview
            {...{ content, texts, now: null, willRead: null, language: page.language === 'pt-BR' ? 'pt' : 'en' }}
          />
        </aside>
      </div>
    </Shell>
  )
}

type FieldsProps = { content: DraftContentJson; step: number; t: Translate; texts: WorkbenchTexts; never: boolean }

const autoFill: Readonly<Record<string, string>> = { name: 'name', email: 'email', phone: 'tel' }

/** The step's fields, each of the draft's own part. */
function Fields({ content, step, t, texts, never }: FieldsProps) {
  const partOf = (...kinds: readonly DraftPartJson['kind'][]) => content.parts.find(({ kind }) => kinds.includes(kind))
  const input = (part: DraftPartJson | undefined, ...names: readonly string[]) =>
    part && (
      <div className={css.pair}>
        {names.map((name) => (
          <Field key={name} label={labelOf(part.kind, name, texts)}>
            {(control) => (
              <Input
                {...control}
                name={`f_${part.id}_${name}`}
                defaultValue={part.fields[name] ?? ''}
                maxLength={300}
                autoComplete={autoFill[name] ?? 'off'}
                placeholder={name === 'start' || name === 'end' ? t('workbench.fields.dateHint') : undefined}
              />
            )}
          </Field>
        ))}
      </div>
    )
  const text = (part: DraftPartJson | undefined, label: 'skills' | 'languages') =>
    part && (
      <Field label={t(`workbench.fields.${label}`)}>
        {(control) => (
          <Textarea
            {...control}
            name={`f_${part.id}_text`}
            rows={3}
            maxLength={2_000}
            defaultValue={part.fields.text}
          />
        )}
      </Field>
    )
  const lines = (part: DraftPartJson | undefined, count: number, example: string, label?: string) =>
    part &&
    ['l1', 'l2', 'l3'].slice(0, count).map((line, at) => (
      <Field key={line} label={label ?? t('workbench.form.line', { n: at + 1 })}>
        {(control) => (
          <Textarea
            {...control}
            name={`l_${part.id}_${line}`}
            rows={2}
            maxLength={600}
            placeholder={at === 0 ? example : undefined}
            defaultValue={part.lines.find(({ id }) => id === line)?.text ?? ''}
          />
        )}
      </Field>
    ))
  switch (step) {
    case 1:
      return input(partOf('contact'), 'name', 'phone', 'email', 'city')
    case 2:
      return input(partOf('contact'), 'headline')
    case 3:
      return (
        <>
          {input(partOf('job'), 'title', 'employer', 'start', 'end')}
          <div className={cx(stack, stackGap.s2)}>
            <Checkbox name="nunca" value="sim" defaultChecked={never} label={t('workbench.questions.work.never')} />
            <p className={cx(small, muted)}>{t('workbench.questions.work.neverHint')}</p>
          </div>
        </>
      )
    case 4:
      return lines(partOf('job', 'own'), 3, t(`workbench.questions.tasks.${never ? 'firstExample' : 'example'}`))
    case 5:
      return (
        <>
          {input(partOf('school'), 'course', 'school', 'start', 'end')}
          {lines(partOf('courses'), 1, '', t('workbench.questions.study.course'))}
        </>
      )
    default:
      return (
        <>
          {text(partOf('skills'), 'skills')}
          {text(partOf('languages'), 'languages')}
        </>
      )
  }
}

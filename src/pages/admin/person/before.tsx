// The account as it was after any of its events: a slider over them, or a position of the log. Plain forms and links.
import { personRegion } from '../../../api/regions'
import type { Catalogue } from '../../../billing/catalogue'
import type { AccountAt } from '../../../domain/account-at'
import { tools } from '../../../events/schema/vocabulary'
import { type Language, useT } from '../../../i18n'
import { formats } from '../../../i18n/format'
import { whatOf } from '../../../texts/admin/person-view'
import { planCalled } from '../../../texts/billing/plan-names'
import { cx, muted, num, row, small, stack } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'
import { Heading } from '../../../ui/heading/heading'
import * as css from '../admin.css'

/** `version` counts the account's events from 1; `event` is the type of that one, `at` its time (ms). */
export type Before = {
  readonly version: number
  readonly last: number
  readonly event: string
  readonly at: number
  readonly state: AccountAt
}

type Props = {
  readonly before: Before
  readonly id: string
  readonly language: Language
  readonly catalogue: Catalogue
}

export function AccountBefore({ before, id, language, catalogue }: Props) {
  const t = useT()
  const { version, last, event, at, state } = before
  const { exact, number } = formats(language)
  const path = `/admin/usuarios/${id}`
  const units = (left: number) => (left === -1 ? t('admin.person.unlimited') : number(left))
  const { scores } = state
  const facts: readonly (readonly [string, string])[] = [
    [t('admin.person.before.plan'), planCalled(catalogue, state.plan, t)],
    [t('admin.person.before.cycle'), state.cycleFrom === null ? '–' : exact(Date.parse(state.cycleFrom))],
    [t('admin.person.left'), units(state.analysesLeft)],
    ...tools.map((tool) => [t(`admin.tools.${tool}`), units(state.analysesLeftPerTool[tool])] as const),
    [t('admin.person.before.underWay'), number(state.analysesUnderWay.length)],
    [t('admin.person.before.score'), scores.overall ? number(scores.overall.score) : '–'],
    [t('admin.person.before.role'), t(`admin.person.roles.${state.role}`)],
    [t('admin.person.before.active'), t(state.active ? 'admin.person.before.yes' : 'admin.person.before.no')],
  ]
  return (
    <Card className={stack} aria-labelledby="como-estava">
      <Heading id="como-estava">{t('admin.person.before.title')}</Heading>
      <p>
        {t('admin.person.before.after', {
          version: number(version),
          last: number(last),
          what: whatOf(event, language),
          when: exact(at),
        })}
      </p>
      <Choose path={path} before={before} />
      <Moves path={path} before={before} />
      <table className={css.plain}>
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={num}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type Place = { readonly path: string; readonly before: Before }

/** Two forms: one of the account's own events, or any position of the log. */
function Choose({ path, before: { version, last, state } }: Place) {
  const t = useT()
  return (
    <>
      <form className={row} method="get" data-region={personRegion} action={`${path}#como-estava`}>
        <Field label={t('admin.person.before.slider')}>
          {(control) => <input {...control} type="range" name="versao" min={1} max={last} defaultValue={version} />}
        </Field>
        <Button type="submit" size="sm">
          {t('admin.person.before.show')}
        </Button>
      </form>
      <form className={row} method="get" data-region={personRegion} action={`${path}#como-estava`}>
        <Field label={t('admin.person.before.position')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              name="posicao"
              min={1}
              max={999_999_999_999}
              required
              defaultValue={state.position}
            />
          )}
        </Field>
        <Button type="submit" size="sm">
          {t('admin.person.before.show')}
        </Button>
      </form>
    </>
  )
}

/** One event on or back, to the first and to the last. */
function Moves({ path, before: { version, last } }: Place) {
  const t = useT()
  const moves = [
    ['first', 1],
    ['previous', version - 1],
    ['next', version + 1],
    ['last', last],
  ] as const
  return (
    <nav className={cx(row, small)} aria-label={t('admin.person.before.moves')}>
      {moves.map(([name, wanted]) =>
        wanted < 1 || wanted > last || wanted === version ? (
          <span key={name} className={muted}>
            {t(`admin.person.before.${name}`)}
          </span>
        ) : (
          <a key={name} href={`${path}?versao=${wanted}#como-estava`} data-region={personRegion}>
            {t(`admin.person.before.${name}`)}
          </a>
        ),
      )}
    </nav>
  )
}

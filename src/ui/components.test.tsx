import { describe, expect, test } from 'bun:test'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Accordion } from './accordion/accordion'
import { Avatar, initial } from './avatar/avatar'
import { Badge } from './badge/badge'
import { AspectBar } from './bar/aspect-bar'
import { Progress } from './bar/progress'
import { Button, ButtonLink, IconButton, IconLink, TextButton } from './button/button'
import { Callout } from './callout/callout'
import { Card } from './card/card'
import { Chip, Chips } from './chip/chip'
import { Dialog } from './dialog/dialog'
import { DropZone } from './drop/drop'
import { EmptyState } from './empty-state/empty-state'
import { Checkbox } from './field/checkbox'
import { Field } from './field/field'
import { Input, Select, Textarea } from './field/input'
import { Switch } from './field/switch'
import { Evidence, parts } from './finding/evidence'
import { Finding } from './finding/finding'
import { Logo } from './logo/logo'
import { NotificationItem } from './notification/notification-item'
import { Scene } from './scene/scene'
import { Skeleton } from './skeleton/skeleton'
import { Spinner } from './spinner/spinner'
import { Segmented } from './tabs/segmented'
import { TabLinks, TabList } from './tabs/tabs'
import { Ticks } from './ticks/ticks'
import { Toast } from './toast/toast'

const html = (element: ReactElement) => renderToStaticMarkup(element)

describe('buttons', () => {
  test('a button does not submit by default', () => {
    expect(html(<Button>Ver</Button>)).toContain('type="button"')
    expect(html(<Button type="submit">Enviar</Button>)).toContain('type="submit"')
  })
  test('a busy one is marked as busy and stays focusable', () => {
    const busy = html(<Button busy>Analisando...</Button>)
    expect(busy).toContain('aria-busy="true"')
    expect(busy).toContain('aria-disabled="true"')
    expect(busy).not.toContain(' disabled')
    expect(html(<Button>Analisar</Button>)).not.toMatch(/aria-busy|aria-disabled/)
  })
  test('one without text has a name', () => {
    expect(html(<IconButton icon="x" label="Fechar" />)).toContain('aria-label="Fechar"')
    expect(html(<TextButton>Gerar senha</TextButton>)).toContain('type="button"')
  })
  test('a link that looks like one is a link', () => {
    expect(html(<ButtonLink href="/planos">Planos</ButtonLink>)).toMatch(/^<a href="\/planos"/)
  })
  test.each([
    [0, ''],
    [1, '>1<'],
    [9, '>9<'],
    [10, '>9+<'],
  ])('a count of %d reads %p', (count, shown) => {
    const bell = html(<IconLink icon="bell" label="Notificações" href="/notificacoes" count={count} />)
    expect(bell).toContain('>Notificações<')
    expect(/aria-hidden="true"(>[^<]+<)\/span>/.exec(bell)?.[1] ?? '').toBe(shown)
  })
})

describe('fields', () => {
  test('label, hint and error belong to the control', () => {
    const field = html(
      <Field id="email" label="Email" hint="O do seu currículo" error="Email inválido">
        {(control) => <Input {...control} name="email" type="email" />}
      </Field>,
    )
    expect(field).toContain('for="email"')
    expect(field).toContain('aria-describedby="email-hint email-error"')
    expect(field).toContain('aria-invalid="true"')
    expect(field).toMatch(/id="email-error"[^>]*>.*Email inválido/)
  })
  test('a valid field has no error', () => {
    const field = html(<Field label="Nome">{(control) => <Input {...control} />}</Field>)
    expect(field).not.toContain('aria-invalid')
    expect(field).not.toContain('aria-describedby')
  })
  test('an affix is beside its input', () => {
    expect(html(<Input affix={<IconButton icon="eye" label="Mostrar a senha" />} />)).toMatch(/<input.*<button/)
  })
  test('select and textarea pass their attributes on', () => {
    expect(html(<Textarea name="mensagem" rows={5} />)).toContain('rows="5"')
    expect(html(<Select name="assunto" />)).toContain('name="assunto"')
  })
  test('a checkbox shows its own error', () => {
    expect(html(<Checkbox name="aceitarTermos" label="Aceito" error="Aceite os termos" />)).toMatch(
      /aria-invalid="true" aria-describedby="([^"]+)".*id="\1"[^>]*>.*Aceite os termos/,
    )
  })
  test('a switch is a checkbox with the role of a switch', () => {
    expect(html(<Switch label="Modo escuro" name="tema" />)).toContain('type="checkbox" role="switch"')
  })
  test('a choice has its legend and its value', () => {
    const choice = html(
      <Segmented
        legend="Período"
        name="q"
        value="b"
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
      />,
    )
    expect(choice).toMatch(/<legend[^>]*>Período</)
    expect(choice).toMatch(/checked="" value="b"|value="b" checked=""/)
  })
})

describe('tabs', () => {
  const tabs = [
    { id: 'entrar', label: 'Entrar', href: '/?tab=entrar#auth' },
    { id: 'registrar', label: 'Registrar', href: '/?tab=registrar#auth', count: 3 },
  ] as const
  test('pages are links, the current one marked', () => {
    const nav = html(<TabLinks label="Acesso" tabs={tabs} current="registrar" />)
    expect(nav).toMatch(/href="\/\?tab=registrar#auth" aria-current="page"/)
    expect(nav.match(/aria-current/g)).toHaveLength(1)
  })
  test('a tab list has one tab in the tab order, and its panel', () => {
    const list = html(<TabList label="Acesso" tabs={tabs} selected="entrar" onSelect={() => {}} panel="p" />)
    expect(list).toContain('role="tablist"')
    expect(list).toMatch(/id="p-entrar"[^>]*aria-selected="true" aria-controls="p" tabindex="0"/)
    expect(list).toMatch(/id="p-registrar"[^>]*aria-selected="false" aria-controls="p" tabindex="-1"/)
  })
})

describe('results', () => {
  test.each([
    [-5, '2%', '0'],
    [84.4, '84.4%', '84'],
    [140, '98%', '100'],
  ])('a bar for %d stays inside its drawing', (value, end, figure) => {
    const bar = html(<AspectBar name="Fundo" value={value} />)
    expect(bar).toContain(`cx="${end}"`)
    expect(bar).toContain(`>${figure}<`)
  })
  test('progress is the native element, named', () => {
    expect(html(<Progress value={7} max={10} label="Análises Restantes" />)).toMatch(
      /<progress[^>]*value="7" max="10" aria-label="Análises Restantes"/,
    )
  })
  test('evidence marks the relevant part, once, and names its place', () => {
    const quote = html(<Evidence text="a b a b" mark="b" where="Página 1, linha 12" />)
    expect(quote.match(/<mark/g)).toHaveLength(1)
    expect(quote).toContain('<cite>Página 1, linha 12</cite>')
    const cut = (text: string, ...marks: string[]) =>
      parts(text, marks).map((part) => (part.marked ? `[${part.text}]` : part.text))
    expect(cut('a b a b', 'b')).toEqual(['a ', '[b]', ' a b'])
    expect(cut('texto', 'ausente')).toEqual(['texto'])
    expect(cut('texto', '')).toEqual(['texto'])
    expect(cut('a.*c', '.*')).toEqual(['a', '[.*]', 'c'])
    expect(cut('Python, Go, Rust', 'Rust', 'Python')).toEqual(['[Python]', ', Go, ', '[Rust]'])
    expect(cut('abcd', 'abc', 'bcd', 'ab')).toEqual(['[abc]', 'd'])
  })
  test('evidence is escaped text', () => {
    expect(html(<Evidence text="<img src=x>" where="linha 1" />)).not.toContain('<img')
  })
  test('a finding shows its gain, and nothing for a gain of 0', () => {
    const worth = (points: number) => (
      <Finding title="Datas" points={points} unit="pontos">
        <p>Use mês e ano.</p>
      </Finding>
    )
    expect(html(worth(8))).toContain('+8<small>pontos</small>')
    expect(html(worth(0))).not.toContain('pontos')
  })
  test('keywords are list items with their count', () => {
    const chips = html(
      <Chips>
        <Chip kind="has" count={2}>
          CRM
        </Chip>
      </Chips>,
    )
    expect(chips).toMatch(/^<ul[^>]*><li/)
    expect(chips).toContain('2x')
  })
})

describe('states and messages', () => {
  test('a failure interrupts, a success waits', () => {
    expect(html(<Toast title="Falha no login" tone="bad" close="Fechar" />)).toContain('role="alert"')
    expect(html(<Toast title="Análise concluída" close="Fechar" />)).toContain('role="status"')
  })
  test('a callout is announced only if requested', () => {
    expect(html(<Callout kind="bad" title="Erro" alert />)).toContain('role="alert"')
    expect(html(<Callout title="Aviso" />)).not.toContain('role')
  })
  test('a dialog is named by its title', () => {
    expect(html(<Dialog title="Deletar" text="Certeza?" actions={null} />)).toMatch(
      /aria-labelledby="([^"]+)".*<h2[^>]*id="\1">Deletar/,
    )
  })
  test('an accordion is a details', () => {
    expect(html(<Accordion summary="Posso?" open />)).toMatch(/<details[^>]*open="".*<summary>Posso\?/)
  })
  test('an unread notification has the badge, a read one has not', () => {
    const notification = (fresh?: string) => (
      <NotificationItem href="/" icon="bell" title="T" text="x" when="hoje" fresh={fresh} />
    )
    expect(html(notification('Novo'))).toContain('Novo')
    expect(html(notification())).not.toContain('Novo')
  })
  test('a scene’s heading has the requested level', () => {
    expect(html(<Scene moment="lost" title="404" level={1} />)).toContain('<h1')
    expect(html(<EmptyState title="Nenhuma análise encontrada" text="…" />)).toContain('<h2')
  })
  test('a skeleton is labelled or hidden', () => {
    expect(html(<Spinner label="Carregando" />)).toContain('role="img" aria-label="Carregando"')
    expect(html(<Skeleton shape="title" />)).toContain('aria-hidden="true"')
  })
  test('an upload exposes its state to the styles', () => {
    expect(html(<DropZone state="drag" title="Pode soltar" />)).toContain('data-state="drag"')
    expect(html(<DropZone state="error" title="Formato inválido" />)).not.toContain('<circle')
  })
})

describe('other components', () => {
  test.each([
    ['Marina Duarte', 'M'],
    ['  érica', 'É'],
    ['', 'U'],
    ['   ', 'U'],
    ['👩‍🎨 Ana', '👩‍🎨'],
    ['e\u0301rica', 'E\u0301'],
  ])('the avatar of %p is %p', (name, letter) => {
    expect(initial(name)).toBe(letter)
    expect(html(<Avatar name={name} />)).toContain(`>${letter}<`)
  })
  test('a card is the requested element', () => {
    expect(html(<Card as="aside" aria-label="Conta" />)).toMatch(/^<aside aria-label="Conta"/)
    expect(html(<Card />)).toMatch(/^<section/)
  })
  test('a badge has text', () => {
    expect(html(<Badge tone="you">Novo</Badge>)).toContain('Novo')
  })
  test('the logo is a link with a name', () => {
    expect(html(<Logo name="Vitrine" href="/" label="Vitrine, início" />)).toMatch(
      /href="\/" aria-label="Vitrine, início"/,
    )
  })
  test('ticks are a list', () => {
    const items = [{ key: 'a', content: 'Sem cartão' }]
    expect(html(<Ticks items={items} />)).toMatch(/<li>.*Sem cartão/)
  })
})

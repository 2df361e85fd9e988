// Samples of buttons, fields and choices, for /dev/ui.
import { Badge } from '../../ui/badge/badge'
import { row } from '../../ui/base'
import { Button, ButtonLink, IconButton, IconLink, TextButton } from '../../ui/button/button'
import { Checkbox } from '../../ui/field/checkbox'
import { Field } from '../../ui/field/field'
import { Input, Select, Textarea } from '../../ui/field/input'
import { Switch } from '../../ui/field/switch'
import { Segmented } from '../../ui/tabs/segmented'
import { TabLinks } from '../../ui/tabs/tabs'
import { Sample } from './sample'

export function Controls() {
  return (
    <>
      <Buttons />
      <TabsAndBadges />
    </>
  )
}

function Buttons() {
  return (
    <Sample name="Button">
      <div className={row}>
        <Button kind="primary">Analisar Perfil</Button>
        <Button>Ver exemplo</Button>
        <Button kind="outline">Gerenciar</Button>
        <Button kind="ghost">Agora não</Button>
      </div>
      <div className={row}>
        <Button kind="danger">Deletar</Button>
        <Button disabled>Plano Atual</Button>
        <Button kind="primary" disabled>
          Processando...
        </Button>
        <Button kind="primary" busy>
          Analisando...
        </Button>
      </div>
      <div className={row}>
        <Button size="sm">Aplicar</Button>
        <Button size="lg" icon="upload">
          Enviar
        </Button>
        <ButtonLink href="#conteudo" kind="outline" icon="download">
          Baixar
        </ButtonLink>
        <IconButton icon="x" label="Fechar" />
        <IconLink icon="bell" label="Notificações, 12 não lidas" href="#conteudo" count={12} />
        <TextButton>Gerar senha</TextButton>
      </div>
    </Sample>
  )
}

function TabsAndBadges() {
  return (
    <Sample name="Tabs, Segmented, Badge">
      <TabLinks
        label="Exemplo"
        current="todas"
        tabs={[
          { id: 'todas', label: 'Todas', href: '#todas' },
          { id: 'nao-lidas', label: 'Não lidas', href: '#nao-lidas', count: 3 },
          { id: 'lidas', label: 'Lidas', href: '#lidas' },
        ]}
      />
      <Segmented
        legend="Período"
        name="periodo"
        value="mensal"
        options={[
          { value: 'mensal', label: 'Mensal' },
          { value: 'anual', label: 'Anual' },
        ]}
      />
      <div className={row}>
        <Badge tone="you">Novo</Badge>
        <Badge>Breve</Badge>
        <Badge tone="good">Disponível</Badge>
        <Badge tone="warn">Exemplo</Badge>
        <Badge tone="bad">Falhou</Badge>
        <Badge tone="line">Usado</Badge>
      </div>
    </Sample>
  )
}

export function Fields() {
  return (
    <Sample name="Field, Input, Select, Textarea, Checkbox, Switch">
      <Field label="Headline" hint="Até 220 caracteres.">
        {(control) => <Input {...control} placeholder="Analista de atendimento, CRM e retenção" />}
      </Field>
      <Field label="Email" error="Email inválido">
        {(control) => <Input {...control} defaultValue="marina@" />}
      </Field>
      <Field label="Senha">
        {(control) => <Input {...control} type="password" affix={<IconButton icon="eye" label="Mostrar a senha" />} />}
      </Field>
      <Field label="Assunto">
        {(control) => (
          <Select {...control}>
            <option>Planos e preços</option>
          </Select>
        )}
      </Field>
      <Field label="Mensagem">{(control) => <Textarea {...control} rows={3} />}</Field>
      <Checkbox label="Aceito os termos de serviço" defaultChecked />
      <Checkbox label="Aceito a política de privacidade" error="Aceite para continuar" />
      <Switch label="Notificações por email" defaultChecked />
      <Switch label="Modo escuro" />
    </Sample>
  )
}

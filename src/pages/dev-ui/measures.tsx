// Samples of rings, bars and findings, for /dev/ui.
import { Avatar } from '../../ui/avatar/avatar'
import { AspectBar } from '../../ui/bar/aspect-bar'
import { Progress } from '../../ui/bar/progress'
import { cx, row, stack } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Chip, Chips } from '../../ui/chip/chip'
import { Evidence } from '../../ui/finding/evidence'
import { Finding } from '../../ui/finding/finding'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import { Ticks } from '../../ui/ticks/ticks'
import { full } from './dev-ui.css'
import { Sample } from './sample'

export function Measures() {
  return (
    <>
      <Sample name="ScoreRing">
        <div className={row}>
          <ScoreRing score={76} before={58} of="de 100" label="Currículo: 76 de 100, antes 58" />
          <ScoreRing size="sm" score={42} label="Foto: 42 de 100" />
          <ScoreRing size="sm" score={100} label="LinkedIn: 100 de 100" />
          <ScoreRing size="sm" score={0} label="Sem análise: 0 de 100" />
          <ScoreRing size="mini" score={12} label="Scanner: 12 de 100" />
        </div>
      </Sample>
      <Sample name="AspectBar, Progress">
        <AspectBar name="Iluminação" value={84} unit="%" note="Luz suave, lado direito 12% mais escuro." />
        <AspectBar name="Fundo" value={31} unit="%" />
        <AspectBar name="Vazio" value={0} />
        <AspectBar name="Cheio" value={100} />
        <Progress value={7} max={10} label="Análises Restantes" />
      </Sample>
      <Card as="div" tone="deep" corner className={cx(stack, full)}>
        <h2>Card deep, corner</h2>
        <div className={row}>
          <ScoreRing size="lg" score={88} before={61} of="de 100" label="Nota geral: 88 de 100, antes 61" />
          <Avatar name="Marina Duarte" large />
          <Avatar name="" />
        </div>
        <AspectBar name="Formatação" value={88} />
      </Card>
    </>
  )
}

export function LabelSamples() {
  return (
    <>
      <Sample name="Chip, Ticks">
        <Chips>
          <Chip count={2}>retenção</Chip>
          <Chip>NPS</Chip>
        </Chips>
        <Chips>
          <Chip kind="has">atendimento</Chip>
          <Chip kind="has">CRM</Chip>
        </Chips>
        <Chips>
          <Chip kind="miss">churn</Chip>
          <Chip kind="miss">onboarding</Chip>
        </Chips>
        <Ticks items={[{ key: 'a', content: 'Uma coluna só, fontes comuns e texto selecionável.' }]} />
        <Ticks next items={[{ key: 'a', content: 'Leve o telefone para a linha abaixo do nome.' }]} />
      </Sample>
      <Sample name="Finding, Evidence">
        <Finding title="Diga o que mudou com o seu trabalho" points={8} unit="pontos">
          <Evidence text="Responsável por atendimento ao cliente." mark="Responsável por" where="Página 1, linha 12" />
          <p>Comece por um verbo de ação e acrescente um número.</p>
        </Finding>
      </Sample>
    </>
  )
}

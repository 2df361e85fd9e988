// Samples of toasts, callouts, dialogs and scenes, for /dev/ui.
import { Accordion } from '../../ui/accordion/accordion'
import { Progress } from '../../ui/bar/progress'
import { muted, small } from '../../ui/base'
import { Button, TextButton } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Dialog } from '../../ui/dialog/dialog'
import { DropZone } from '../../ui/drop/drop'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { NotificationItem } from '../../ui/notification/notification-item'
import { notifications } from '../../ui/notification/notification-item.css'
import { Scene } from '../../ui/scene/scene'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { Spinner } from '../../ui/spinner/spinner'
import { Toast } from '../../ui/toast/toast'
import { drops } from './dev-ui.css'
import { Sample } from './sample'

export function Messages() {
  return (
    <>
      <Answers />
      <Folds />
      <Waits />
    </>
  )
}

function Answers() {
  return (
    <>
      <Sample name="Toast">
        <Toast title="Análise concluída" text="Seu currículo ficou com 76, 6 a mais que antes." close="Fechar aviso" />
        <Toast tone="bad" title="Arquivo muito grande" text="O tamanho máximo permitido é 10MB." close="Fechar erro" />
      </Sample>
      <Sample name="Callout">
        <Callout title="Envie seu currículo antes de analisar uma vaga.">
          Comparamos a vaga com ele. <a href="#conteudo">Enviar currículo</a>
        </Callout>
        <Callout kind="bad" title="Erro ao carregar planos">
          Ocorreu um erro ao tentar carregar os planos disponíveis.
        </Callout>
        <Callout kind="info">O mesmo arquivo recebe sempre a mesma nota.</Callout>
      </Sample>
      <Sample name="Notice">
        <div className={notifications}>
          <NotificationItem
            href="#conteudo"
            icon="file-text"
            title="Seu currículo subiu para 76"
            text="São 6 pontos a mais que na versão anterior. O próximo passo vale mais 8."
            when="hoje, 9h14"
            fresh="Novo"
          />
          <NotificationItem
            href="#conteudo"
            icon="credit-card"
            title="Pagamento confirmado"
            text="Plano Básico ativo até 12 de dezembro."
            when="12 de novembro"
          />
        </div>
      </Sample>
    </>
  )
}

function Folds() {
  return (
    <>
      <Sample name="Dialog">
        <Dialog
          inline
          open
          title="Deletar usuário"
          text="Tem certeza que deseja deletar este usuário? Esta ação não pode ser desfeita."
          actions={
            <>
              <Button kind="ghost">Cancelar</Button>
              <Button kind="danger">Deletar</Button>
            </>
          }
        />
      </Sample>
      <Sample name="Accordion">
        <Accordion name="faq" open summary="Meus dados estão seguros?">
          <p>Sim. Arquivos e textos ficam cifrados com uma chave só sua.</p>
        </Accordion>
        <Accordion name="faq" summary="Posso usar no celular?">
          <p>Sim, pelo navegador.</p>
        </Accordion>
      </Sample>
    </>
  )
}

function Waits() {
  return (
    <>
      <Sample name="Skeleton, Spinner">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="half" />
        <Skeleton shape="button" />
        <Spinner label="Carregando" />
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          title="Nenhuma análise encontrada"
          text="A primeira leva menos de 30 segundos."
          action={<Button kind="primary">Enviar currículo</Button>}
        />
      </Sample>
      <Sample name="Scene">
        <Scene moment="login" title="Você precisa estar logado para acessar esta página">
          <p>Entre e voltamos direto para onde você estava.</p>
          <Button kind="primary">Entrar</Button>
        </Scene>
      </Sample>
    </>
  )
}

export function Uploads() {
  return (
    <Sample name="DropZone" full>
      <div className={drops}>
        <DropZone state="idle" title="Solte seu currículo aqui">
          <p className={muted}>PDF ou DOCX, até 10MB.</p>
          <Button size="sm">Escolher arquivo</Button>
        </DropZone>
        <DropZone state="drag" title="Pode soltar">
          <p className={small}>marina-duarte.pdf</p>
        </DropZone>
        <DropZone state="uploading" title="Enviando marina-duarte.pdf">
          <Progress value={62} max={100} label="Envio" />
          <p className={small}>62% de 1,2 MB</p>
          <TextButton>Cancelar</TextButton>
        </DropZone>
        <DropZone state="analysing" title="Analisando...">
          <p className={small}>Lendo as seções e as datas.</p>
        </DropZone>
        <DropZone state="error" title="Formato inválido">
          <p className={small}>Apenas arquivos PDF ou DOCX são permitidos.</p>
          <Button size="sm" kind="outline">
            Escolher outro
          </Button>
        </DropZone>
        <DropZone state="done" title="Análise concluída">
          <Button size="sm" kind="primary">
            Ver resultado
          </Button>
        </DropZone>
      </div>
    </Sample>
  )
}

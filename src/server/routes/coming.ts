import { Elysia } from 'elysia'
import { visitContext } from '../context'
import type { Core } from '../core'
import { comingPage } from '../render'

/** Pages of the product that later issues build. Until then each says plainly that it is not there yet. */
export const comingPaths = [
  '/foto-perfil',
  '/linkedin',
  '/scanner-vagas',
  '/planos',
  '/assinatura-sucesso',
  '/notificacoes',
  '/admin',
  '/conta',
  '/editar-perfil',
  '/configuracoes',
  '/termos',
  '/privacidade',
  '/suporte',
  '/templates',
] as const

export const comingRoutes = (core: Core) => {
  const app = new Elysia({ name: 'coming' }).use(visitContext)
  for (const path of comingPaths) app.get(path, ({ visit }) => comingPage(core, visit))
  return app
}

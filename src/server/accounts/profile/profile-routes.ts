// Routes for editing the profile and its photo.
import { avatarUrl } from '../../../api/account/accounts'
import { accountById } from '../../../projections/accounts/account'
import type { Core } from '../../core/core'
import { changedProfileBody, photoFile } from '../../http/request/body/call-bodies'
import { fieldOf, formBody, formText } from '../../http/request/body/schemas'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { routesOf } from '../../http/request/routes-of'
import { leaveToast, recognised } from '../../http/response/cookies'
import { type Refused, refusedJson } from '../../http/response/refusals'
import { json, problem, seeOther, withCookies } from '../../http/response/responses'
import { profilePage } from '../account-pages'
import { userJson } from '../user-json'
import { avatarFile, changeAvatar, removeAvatar } from './avatar'
import { changeProfile, type ProfileInput } from './profile'

const inputOf = (body: Record<string, unknown>): ProfileInput => ({
  nome: formText(body, 'nome'),
  email: formText(body, 'email'),
  senha_atual: formText(body, 'senha_atual'),
  senha_nova: formText(body, 'senha_nova'),
})

/** The page again, with what to correct; without passwords. */
const again = (core: Core, ctx: RequestContext, { status, body }: Refused, values: { nome: string; email: string }) =>
  profilePage(core, ctx, { values, errors: body.fields, ...(!body.fields && { message: body.message }) }, { status })

const photoAgain = (core: Core, ctx: RequestContext, { status, body }: Refused) =>
  profilePage(core, ctx, { photoMessage: body.message }, { status })

const photoJson = (core: Core, ctx: RequestContext): Response => {
  const url = avatarUrl(accountById(core.views.db, personOf(ctx).account)?.photo ?? null)
  return url ? json({ url_arquivo: url }) : json(problem(ctx, 'no-photo'), 404)
}

/** After a new password the account still recognises the browser that chose it, and no other. */
const ownBrowser = (core: Core, ctx: RequestContext, { senha_nova }: ProfileInput): string[] =>
  senha_nova === '' ? [] : [recognised(core, ctx, personOf(ctx).account)]

/** A person's profile and photo. */
export const profileRoutes = (core: Core) =>
  routesOf('profile')
    .get('/editar-perfil', ({ ctx }) => profilePage(core, ctx))
    .post(
      '/editar-perfil',
      async ({ ctx, body }) => {
        const input = { ...inputOf(body), confirmarSenha: formText(body, 'confirmarSenha') }
        const refused = await changeProfile(core, ctx, input)
        return refused
          ? again(core, ctx, refused, { nome: input.nome, email: input.email })
          : seeOther('/conta', [leaveToast(core, 'profile'), ...ownBrowser(core, ctx, input)])
      },
      { body: formBody },
    )
    .put(
      '/api/user/profile',
      async ({ ctx, body }) => {
        const input = inputOf(body)
        const refused = await changeProfile(core, ctx, input)
        if (refused) return refusedJson(refused)
        const answer = json(userJson(core, personOf(ctx).account, ctx.now))
        return withCookies(answer, ownBrowser(core, ctx, input))
      },
      { body: formBody, ...changedProfileBody },
    )
    .post('/editar-perfil/foto', async ({ ctx, body }) => {
      const refused = await changeAvatar(core, ctx, fieldOf(body, 'photo'))
      return refused ? photoAgain(core, ctx, refused) : seeOther('/editar-perfil', [leaveToast(core, 'photo')])
    })
    .post('/editar-perfil/foto/remover', async ({ ctx }) => {
      const refused = await removeAvatar(core, ctx)
      return refused ? photoAgain(core, ctx, refused) : seeOther('/editar-perfil', [leaveToast(core, 'photo-removed')])
    })
    .post(
      '/api/user/profile-photo',
      async ({ ctx, body }) => {
        const refused = await changeAvatar(core, ctx, fieldOf(body, 'photo'))
        return refused ? refusedJson(refused) : withCookies(photoJson(core, ctx), [])
      },
      photoFile,
    )
    .get('/api/user/profile-photo', ({ ctx }) => photoJson(core, ctx))
    .get('/api/user/profile-photo/arquivo', async ({ ctx }) => {
      const file = await avatarFile(core, ctx, ctx.url.searchParams.get('v'))
      return file ?? json(problem(ctx, 'no-photo'), 404)
    })

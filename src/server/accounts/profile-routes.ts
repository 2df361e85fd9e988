import { Elysia } from 'elysia'
import { avatarUrl } from '../../api/accounts'
import { accountById } from '../../projections/accounts/account'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { personOf, visitContext } from '../http/request/route-context'
import { fieldOf, formBody, formText } from '../http/request/schemas'
import { leaveToast } from '../http/response/cookies'
import { type Refused, refusedJson } from '../http/response/refusals'
import { json, problem, seeOther, withCookies } from '../http/response/responses'
import { profilePage } from './account-pages'
import { avatarFile, changeAvatar, removeAvatar } from './avatar'
import { changeProfile, type ProfileInput } from './profile'
import { userJson } from './user-json'

const inputOf = (body: Record<string, unknown>): ProfileInput => ({
  nome: formText(body, 'nome'),
  email: formText(body, 'email'),
  senha_atual: formText(body, 'senha_atual'),
  senha_nova: formText(body, 'senha_nova'),
})

/** The page again, with what to mend; without passwords. */
const again = (core: Core, visit: Visit, { status, body }: Refused, values: { nome: string; email: string }) =>
  profilePage(core, visit, { values, errors: body.fields, ...(!body.fields && { message: body.message }) }, { status })

const photoAgain = (core: Core, visit: Visit, { status, body }: Refused) =>
  profilePage(core, visit, { photoMessage: body.message }, { status })

const photoJson = (core: Core, visit: Visit): Response => {
  const url = avatarUrl(accountById(core.views.db, personOf(visit).account)?.photo ?? null)
  return url ? json({ url_arquivo: url }) : json(problem(visit, 'no-photo'), 404)
}

/** Who one is here: profile and photo. */
export const profileRoutes = (core: Core) =>
  new Elysia({ name: 'profile' })
    .use(visitContext)
    .get('/editar-perfil', ({ visit }) => profilePage(core, visit))
    .post(
      '/editar-perfil',
      async ({ visit, body }) => {
        const input = { ...inputOf(body), confirmarSenha: formText(body, 'confirmarSenha') }
        const refused = await changeProfile(core, visit, input)
        return refused
          ? again(core, visit, refused, { nome: input.nome, email: input.email })
          : seeOther('/conta', [leaveToast(core, 'profile')])
      },
      { body: formBody },
    )
    .put(
      '/api/user/profile',
      async ({ visit, body }) => {
        const refused = await changeProfile(core, visit, inputOf(body))
        return refused
          ? refusedJson(refused)
          : withCookies(json(userJson(core, personOf(visit).account, visit.now)), [])
      },
      { body: formBody },
    )
    .post('/editar-perfil/foto', async ({ visit, body }) => {
      const refused = await changeAvatar(core, visit, fieldOf(body, 'photo'))
      return refused ? photoAgain(core, visit, refused) : seeOther('/editar-perfil', [leaveToast(core, 'photo')])
    })
    .post('/editar-perfil/foto/remover', async ({ visit }) => {
      const refused = await removeAvatar(core, visit)
      return refused
        ? photoAgain(core, visit, refused)
        : seeOther('/editar-perfil', [leaveToast(core, 'photo-removed')])
    })
    .post('/api/user/profile-photo', async ({ visit, body }) => {
      const refused = await changeAvatar(core, visit, fieldOf(body, 'photo'))
      return refused ? refusedJson(refused) : withCookies(photoJson(core, visit), [])
    })
    .get('/api/user/profile-photo', ({ visit }) => photoJson(core, visit))
    .get('/api/user/profile-photo/arquivo', async ({ visit }) => {
      const file = await avatarFile(core, visit, visit.url.searchParams.get('v'))
      return file ?? json(problem(visit, 'no-photo'), 404)
    })

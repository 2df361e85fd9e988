// The calls with which a page adds a passkey, and reads which second factors there are.
import type { PasskeyAddedJson } from '../../../api/account/second-factor'
import type { Core } from '../../core/core'
import { newPasskeyBody, passwordBody } from '../../http/request/body/call-bodies'
import { fieldOf, formBody, formText } from '../../http/request/body/schemas'
import { routesOf } from '../../http/request/routes-of'
import { refusedJson } from '../../http/response/refusals'
import { json, withCookies } from '../../http/response/responses'
import { clearChallenge } from './ceremony'
import { secondFactorJson } from './data'
import { addPasskey, beginPasskey } from './manage'

export const passkeyRoutes = (core: Core) =>
  routesOf('passkeys')
    .get('/api/user/second-factor', ({ ctx }) => json(secondFactorJson(core, ctx)))
    .post(
      '/api/user/passkeys/options',
      async ({ ctx, body }) => {
        const begun = await beginPasskey(core, ctx, formText(body, 'senha'))
        return 'status' in begun ? refusedJson(begun) : withCookies(json(begun.options), [begun.cookie])
      },
      { body: formBody, ...passwordBody },
    )
    .post(
      '/api/user/passkeys',
      async ({ ctx, body, request }) => {
        const input = { name: formText(body, 'nome'), answer: fieldOf(body, 'resposta') }
        const added = await addPasskey(core, ctx, request.headers, input)
        if ('status' in added) return refusedJson(added)
        const answer: PasskeyAddedJson = { ...secondFactorJson(core, ctx), codigos: added.codes }
        return withCookies(json(answer, 201), [clearChallenge(core)])
      },
      { body: formBody, ...newPasskeyBody },
    )

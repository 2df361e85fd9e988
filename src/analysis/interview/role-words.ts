// Words with which a question names a job: its employer or title, and whether it is over.
import { anyOf, anywhere } from '../phrases'
import type { Role } from '../resume/reading/experience/role'
import { fold } from '../resume/reading/text'
import { repeated } from './sources'

export const whereOf = ({ title, employer }: Role): Record<string, string> => ({
  ...(title ? { title: repeated(title) } : {}),
  ...(employer ? { employer: repeated(employer) } : {}),
})

/** What people write in the place of an employer's name: "Autônoma", "Oficina própria", "Atendimento em casa". */
const nobody = anyOf(
  `
    ^(
      autonom|conta propria|por conta|trabalho proprio|negocio proprio|atendimento|freelanc|self[- ]?employed
      own (account|business)|(oficina|atelie|loja|salao|studio|estudio) propri
      (diversas?|diversos|varias?|varios|grandes|various|several|private|casas?) |clientes|domicilio|clients
      private households?
    )
    (propri[oa]|em casa)$
  `,
  anywhere,
)

export const employerOf = ({ employer }: Role): string | null =>
  employer !== null && !nobody.test(fold(employer)) ? employer : null

/** The name of a job that the wording can use. */
export const named = (role: Role): string => (employerOf(role) ? 'employer' : role.title ? 'title' : 'none')

/** A past tense at the start of a line is about something that is over, in a job that goes on too. */
const past =
  /^(?:\p{L}{2,20}(?:ei|i|ou|eu|iu|amos|emos|imos|ed)|fiz|fui|obtive|mantive|trouxe|propus|dei|pus|vim|led|built|made|ran|wrote|set|won|grew|cut|taught|brought|kept|sold|bought|drove|sent|held|found|began|took|gave)(?![\p{L}\p{N}])/u

/** `_now` asks in the present about the work of a job that goes on. */
export const tenseOf = (role: Role | undefined, text: string): '' | '_now' =>
  role?.dates?.to === 'present' && !past.test(fold(text)) ? '_now' : ''

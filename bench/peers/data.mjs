// What a peer reads for each request: twelve statements and three results parsed, as the page's own data asks for.
import { readFileSync } from 'node:fs'

const { Database } = process.versions.bun
  ? await import('bun:sqlite')
  : { Database: (await import('node:sqlite')).DatabaseSync }

const db = new Database(process.env.PEER_DB)
const texts = JSON.parse(readFileSync(process.env.PEER_TEXTS, 'utf8'))
const query = {
  session: db.prepare('select * from sessions where id = ?'),
  account: db.prepare('select * from accounts where id = ?'),
  plan: db.prepare('select * from plans where account = ?'),
  used: db.prepare('select * from used where account = ?'),
  scores: db.prepare('select score, at from analyses where account = ? and tool = ? order by position desc limit 2'),
  recent: db.prepare('select id, tool, score, at from analyses where account = ? order by position desc limit 8'),
  latest: db.prepare('select * from analyses where account = ? and tool = ? order by position desc limit 1'),
  unread: db.prepare('select count(*) as n from notices where account = ? and read = 0'),
}
const tools = ['photo', 'linkedin', 'resume']

/** The texts of the page with the person's own figures in them. */
export function read(id) {
  const session = query.session.get(id)
  const account = query.account.get(session.account)
  const plan = query.plan.get(account.id)
  const used = query.used.get(account.id)
  const scores = tools.map((tool) => query.scores.all(account.id, tool))
  const recent = query.recent.all(account.id)
  const latest = tools.map((tool) => JSON.parse(query.latest.get(account.id, tool).result))
  const unread = query.unread.get(account.id)
  const t = texts.map((text) => (text === account.name ? account.name : text))
  return { t, plan, used, scores, recent, latest, unread }
}

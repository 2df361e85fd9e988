// A plain form's save is followed by another page: where another window had written goes along in its address, as ids alone.
import type { JoinedPlaces, Place } from '../../domain/drafts/merge'

const placeKey = ({ part, line, field }: Place): string => `${part}.${line === null ? `f.${field}` : `l.${line}`}`
const pattern = /^([a-z0-9]{1,24})\.([lf])\.([a-z0-9]{1,24})$/
/** Places that an address may name. */
const most = 12

/** The address with the places; unchanged where there are none. */
export const withJoined = (path: string, joined: JoinedPlaces | null): string => {
  const named = Object.entries({ outra: joined?.theirs ?? [], ambas: joined?.both ?? [] })
  const query = named
    .filter(([, places]) => places.length > 0)
    .map(([name, places]) => `${name}=${places.map(placeKey).join('~')}`)
  return query.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`
}

const placesIn = (text: string | null): Place[] =>
  (text ?? '')
    .slice(0, 1_000)
    .split('~')
    .slice(0, most)
    .flatMap((one) => {
      const [, part = '', kind, id = ''] = pattern.exec(one) ?? []
      return part === '' ? [] : [{ part, line: kind === 'l' ? id : null, field: kind === 'f' ? id : null }]
    })

export const joinedIn = ({ searchParams }: URL): JoinedPlaces | null => {
  const joined = { theirs: placesIn(searchParams.get('outra')), both: placesIn(searchParams.get('ambas')) }
  return joined.theirs.length + joined.both.length > 0 ? joined : null
}

// EVENTS_URL and what goes with it.
import { LogError } from '../../events/store/log-error'
import { eventsAddress } from '../../events/store/postgres/address'

type Settings = {
  readonly EVENTS_URL?: string | undefined
  readonly SECRET_KEY?: string | undefined
  readonly BACKUP_DIR?: string | undefined
  readonly FOLLOW_TOKEN?: string | undefined
}

export const clusterProblems = ({ EVENTS_URL, SECRET_KEY, BACKUP_DIR, FOLLOW_TOKEN }: Settings): string[] => {
  if (!EVENTS_URL) return []
  return [
    ...addressProblem(EVENTS_URL),
    ...(SECRET_KEY ? [] : ['EVENTS_URL needs SECRET_KEY, the same on every node']),
    // A node's folder lacks the uploads that others received.
    ...(FOLLOW_TOKEN ? ['FOLLOW_TOKEN does not go with EVENTS_URL: add a node'] : []),
    ...(BACKUP_DIR ? ['BACKUP_DIR does not go with EVENTS_URL: back up PostgreSQL'] : []),
  ]
}

const addressProblem = (address: string): string[] => {
  try {
    eventsAddress(address)
    return []
  } catch (error) {
    if (error instanceof LogError) return [error.message]
    throw error
  }
}

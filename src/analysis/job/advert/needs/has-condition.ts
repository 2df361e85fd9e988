// Says whether a text names a condition of the job: a register, a licence, schooling, a check or a time.
import { fold } from '../../../resume/reading/text'
import { availabilityIn, credentialsIn } from '../../conditions'
import { educationAsked } from '../../levels/education'
import { licenceIn, registerIn } from '../../levels/licences'

/** True for a text that names a register, a licence, schooling, a check or a time that somebody is to be free. */
export const hasCondition = (text: string): boolean => {
  const folded = fold(text)
  return (
    registerIn(text) !== null ||
    licenceIn(text) !== null ||
    educationAsked(folded) !== null ||
    credentialsIn(folded).length > 0 ||
    availabilityIn(folded).length > 0
  )
}

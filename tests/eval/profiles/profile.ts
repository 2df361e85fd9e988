/** What a careful reader marked by hand; a mark left out was not judged. */
export type Marks = {
  /** The headline names what the person does or is moving to. */
  readonly role?: boolean
  /** The headline names a skill, tool, field or licence beside the role. */
  readonly headlineSkill?: boolean
  readonly headlineEmpty?: boolean
  readonly aboutEmpty?: boolean
  readonly aboutLong?: boolean
  readonly aboutFirstPerson?: boolean
  readonly aboutFigures?: boolean
  readonly aboutContact?: boolean
  readonly experienceEmpty?: boolean
  readonly experienceFigures?: boolean
  readonly experienceVerbs?: boolean
  readonly experienceDates?: boolean
  readonly onlyDuties?: boolean
  readonly cliche?: boolean
  readonly caps?: boolean
  readonly hashtags?: boolean
  readonly stuffing?: boolean
  readonly wall?: boolean
}

export type MarkedProfile = {
  readonly name: string
  /** How good a recruiter would call the whole profile, 0–100, given by hand; only its order is used. */
  readonly grade: number
  readonly headline: string
  readonly about: string
  readonly experience: string
  readonly marks: Marks
}

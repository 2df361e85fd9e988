/** Marks made by hand; a missing mark was not judged. */
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
  /** A recruiter's likely grade of the whole profile, 0–100, given by hand; only the order is used. */
  readonly grade: number
  readonly headline: string
  readonly about: string
  readonly experience: string
  readonly marks: Marks
}

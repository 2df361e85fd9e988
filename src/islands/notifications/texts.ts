// The texts' types, as in the language files (i18n/*/notification.ts).
export type ToastTexts = {
  readonly error: string
  readonly readFailed: string
  readonly readAllFailed: string
  readonly clearFailed: string
  readonly success: string
  readonly readAll: string
  readonly cleared: string
  readonly clearedText: string
}

export type BellTexts = {
  readonly title: string
  readonly unread_one: string
  readonly unread_other: string
  readonly fresh: string
  readonly markAll: string
  readonly viewAll: string
  readonly clear: string
  readonly none: string
  readonly loading: string
  readonly lost: string
  readonly retry: string
}

export type ConfirmTexts = {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
}

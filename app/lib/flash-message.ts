/** Shown once, on the page that follows a form. */
export type FlashMessage = {
  title: string
  text?: string
  /** The form failed. */
  tone?: 'danger'
  /** The page shows the message itself, instead of a toast. */
  isInPage?: true
}

/** A feature's flash messages by code. A title that contains a number is a function of it. */
export type FlashTexts = Record<
  string,
  Omit<FlashMessage, 'title'> & { title: string | ((count: number) => string) }
>

/** What a page says once about a form that was just sent. */
export type FlashMessage = {
  title: string
  text?: string
  /** The form failed. */
  tone?: 'danger'
  /** The page shows the message itself, instead of a toast. */
  isInPage?: true
}

/** A feature's flash messages in one language, by code. A title with a number in it is a function of the number. */
export type FlashTexts = Record<
  string,
  Omit<FlashMessage, 'title'> & { title: string | ((count: number) => string) }
>

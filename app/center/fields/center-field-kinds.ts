import type { Language } from '#app/lib/language.ts'

/** The groups of the admin's form. */
export type FormSection =
  | 'center'
  | 'contact'
  | 'place'
  | 'hours'
  | 'treatment'
  | 'admission'
  | 'offerings'
  | 'information'
  | 'picture'
  | 'figures'

/** The control of a field in the admin's form. */
export type FormControl = {
  section: FormSection
  isWide?: true
  type?: 'tel' | 'url' | 'date'
  inputMode?: 'decimal' | 'numeric'
  /** How many lines; one without it. */
  rows?: number
  lang?: Language
  /** The values of a list to choose from, with their labels; empty is not known. */
  choices?: Readonly<Record<string, string>>
}

/** How files have a field. A column's key (`toFieldKey`) is the field's name or one of `also`. */
export type FileNames = {
  also?: readonly string[]
  /** In place of the field's own label. */
  label?: string
  /** Nobody can say that a column of another name is this field. */
  isOnlyByName?: true
}

/** What visitors see of a field, or nothing. */
type Visible =
  | {
      /** The label in the other languages. */
      translated: Record<Exclude<Language, 'en'>, string>
      /** Visitors may suggest another value. */
      isSuggested?: true
      /** Listed under 'Additional Information' on the center's page. */
      isOnPage?: true
    }
  | { translated?: never; isSuggested?: never; isOnPage?: never }

export type CenterField = {
  label: string
  /**
   * How the form checks it (strictly) and an import cleans it (leniently). Only 'own' needs code of its own: a parser
   * in `center-input.ts` and a cleaner in `center-draft.ts`.
   */
  kind: 'line' | 'paragraph' | 'count' | 'age' | 'phone' | 'link' | 'day' | 'yes-no' | 'own'
  form?: FormControl
  file?: FileNames
  /**
   * A duplicate in an import may fill it. Fields with the same value are filled together, where the center has
   * none of them: no phone is paired with the dialed number of another.
   */
  fill?: string
  /** What Activity calls it, in place of its name in words. */
  inActivity?: string
} & Visible

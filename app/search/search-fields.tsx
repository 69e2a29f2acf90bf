import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, usePath, useTexts } from '#app/ui/use-language.tsx'
import { searchMessages } from './messages.tsx'
import { type DirectorySearch, maxTypedLength, serializeSearch } from './search-input.ts'

export type SearchFormProps = {
  search: DirectorySearch
  /** Suggestions for an empty field. */
  places: string[]
}

export function SearchFrame(props: { action: string; className: string; children: ReactNode }) {
  const { action, className, children } = props
  const path = usePath()
  const text = useTexts(searchMessages).form
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones do not support <search>
    <form
      id="search"
      action={path(action)}
      role="search"
      aria-label={text.label}
      className={className}
    >
      {children}
    </form>
  )
}

/** Hidden fields for parts of the search without a control in this form, so a search keeps them. */
export function OtherChoices({ search, names }: { search: DirectorySearch; names: string[] }) {
  const params = new URLSearchParams(serializeSearch({ ...search, ignored: [] }))
  return names.flatMap((name) =>
    params
      .getAll(name)
      .map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
  )
}

export function TextField(props: { label: ReactNode; placeholder?: string; value: string }) {
  return (
    <Field id="search-text" label={props.label}>
      <Input
        icon="search"
        type="search"
        name="q"
        defaultValue={props.value}
        maxLength={maxTypedLength}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={props.placeholder}
      />
    </Field>
  )
}

/**
 * The number of results near the controls, because on a phone the results begin below the screen.
 * The script fills it (`app/enhance/live-search.ts`). Its space is reserved to avoid layout shifts.
 */
export function SearchCount({ className }: { className: string }) {
  const { searching } = useTexts(searchMessages)
  return (
    <output
      id="search-count"
      data-searching={searching}
      className={`needs-scripts block text-sm leading-snug text-ink-soft  ${className}`}
    />
  )
}

type PlaceFieldProps = {
  near: string
  /** Suggestions for an empty field. */
  places: string[]
}

/**
 * A field for a ZIP code, town or county, with suggestions from a datalist. The page includes the
 * directory's largest cities. With scripts, suggestions follow the typed text, and the device's
 * position is available.
 */
export function PlaceField({ near, places }: PlaceFieldProps) {
  const language = useLanguage()
  const { form: text, position } = useTexts(searchMessages)
  return (
    <div className="place-field">
      <Field id="search-near" label={text.near}>
        <div className="flex flex-wrap rounded-m border-[1.5px] border-line-strong bg-surface hover:border-ink-soft">
          <Input
            type="text"
            name="near"
            list="search-places"
            defaultValue={near}
            maxLength={maxTypedLength}
            autoComplete="off"
            placeholder={text.nearPlaceholder}
            className="min-h-11.25 w-auto min-w-0 flex-[1_1_8rem] border-0 bg-transparent pr-0 text-ellipsis max-lg:pl-3 max-lg:text-[1rem] max-lg:placeholder:text-sm"
          />
          <Button
            data-use-position
            variant="bare"
            size="sm"
            className="needs-position gap-1 px-1.5"
          >
            <Icon name="navigation" />
            {text.useMyLocation}
          </Button>
        </div>
        {/* `app/enhance/live-search.ts` loads more suggestions in the page's language. */}
        <datalist
          id="search-places"
          data-source={language === 'en' ? undefined : `/places?language=${language}&`}
        >
          {places.map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      </Field>
      <output
        id="position-note"
        data-position-note
        className="mt-1.5 block text-sm text-ink-soft empty:hidden"
        data-waiting={position.waiting}
        data-denied={position.denied}
        data-unavailable={position.unavailable}
        data-slow={position.slow}
      />
    </div>
  )
}

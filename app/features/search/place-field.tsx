import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/language.tsx'
import { messages } from './messages.ts'
import { defaultRadius, type Radius, radii } from './search-input.ts'

type PlaceFieldProps = {
  near: string
  /** Suggested before anything is typed. */
  places: string[]
}

/**
 * A ZIP code, town or county, with suggestions from the browser's own list. It comes filled with the
 * directory's largest cities; where scripts run, it follows what is typed, and the device's own place may be used.
 */
export function PlaceField({ near, places }: PlaceFieldProps) {
  const language = useLanguage()
  const { form: text, position } = useTexts(messages)
  return (
    <div className="relative">
      <Field id="search-near" label={text.near}>
        <Input
          type="text"
          name="near"
          list="search-places"
          defaultValue={near}
          maxLength={120}
          autoComplete="off"
          placeholder={text.nearPlaceholder}
        />
        {/* The script asks for more, in the page's language (`app/enhance/live-search.ts`). */}
        <datalist
          id="search-places"
          data-source={language === 'en' ? undefined : `/places?language=${language}&`}
        >
          {places.map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      </Field>
      <Button
        id="use-position"
        variant="bare"
        size="sm"
        className="needs-position absolute -top-1.5 right-0 min-h-7.5 px-1.5"
      >
        <Icon name="navigation" />
        {text.useMyLocation}
      </Button>
      <output
        id="position-note"
        className="mt-1.5 block text-sm text-ink-soft empty:hidden"
        data-waiting={position.waiting}
        data-denied={position.denied}
        data-unavailable={position.unavailable}
        data-slow={position.slow}
      />
    </div>
  )
}

/** How far from the place. The usual distance has the empty value, so that addresses leave it out. */
export function RadiusField({ within }: { within: Radius }) {
  const text = useTexts(messages).form
  return (
    <Field id="search-within" label={text.within}>
      <Select name="within" defaultValue={within === defaultRadius ? '' : within}>
        {[...radii, 'any' as const].map((radius) => (
          <option key={radius} value={radius === defaultRadius ? '' : radius}>
            {text.radius(radius)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

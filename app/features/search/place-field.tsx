import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { describeRadius, positionMessages } from './messages.ts'
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
  return (
    <div className="relative">
      <Field id="search-near" label="Near">
        <Input
          type="text"
          name="near"
          list="search-places"
          defaultValue={near}
          maxLength={120}
          autoComplete="off"
          placeholder="ZIP code, town or county"
        />
        <datalist id="search-places">
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
        Use my location
      </Button>
      <output
        id="position-note"
        className="mt-1.5 block text-sm text-ink-soft empty:hidden"
        data-waiting={positionMessages.waiting}
        data-denied={positionMessages.denied}
        data-unavailable={positionMessages.unavailable}
        data-slow={positionMessages.slow}
      />
    </div>
  )
}

/** How far from the place. The usual distance has the empty value, so that addresses leave it out. */
export function RadiusField({ within }: { within: Radius }) {
  return (
    <Field id="search-within" label="Within">
      <Select name="within" defaultValue={within === defaultRadius ? '' : within}>
        {[...radii, 'any' as const].map((radius) => (
          <option key={radius} value={radius === defaultRadius ? '' : radius}>
            {describeRadius(radius)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

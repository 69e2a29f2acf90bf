import { Field, Input } from '#app/ui/field.tsx'

/**
 * A city, county or ZIP code, with suggestions from the browser's own list. It comes filled with the
 * largest cities; where scripts run, it follows what is typed.
 */
export function LocationField({ value, places }: { value: string; places: string[] }) {
  return (
    <Field id="search-location" label="Location">
      <Input
        type="text"
        name="location"
        list="search-places"
        defaultValue={value}
        maxLength={120}
        autoComplete="off"
        placeholder="All of New Jersey"
      />
      <datalist id="search-places">
        {places.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </Field>
  )
}

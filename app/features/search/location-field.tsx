import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Field, Input } from '#app/ui/field.tsx'
import { Kept } from '#app/ui/kept.tsx'
import type { Place } from './find-places.server.ts'

const debounceMs = 150

/**
 * A city, county or ZIP code, with suggestions from the browser's own list. The list comes filled with
 * the largest cities; while one types it is asked for those that begin so, however many there are.
 */
export function LocationField({ value, places }: { value: string; places: string[] }) {
  const fetcher = useFetcher<Place[]>()
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const labels = fetcher.data?.map((place) => place.label) ?? places
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
        onChange={({ currentTarget }) => {
          window.clearTimeout(timer.current)
          timer.current = window.setTimeout(
            () => fetcher.load(`/places?q=${encodeURIComponent(currentTarget.value)}`),
            debounceMs,
          )
        }}
      />
      <Kept as="datalist" id="search-places" of={Suggestions} given={{ labels }} />
    </Field>
  )
}

function Suggestions({ labels }: { labels: string[] }) {
  return labels.map((label) => <option key={label} value={label} />)
}

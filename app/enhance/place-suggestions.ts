const debounceMs = 150

/** While a place is typed, suggests those that begin so. The list comes filled with the largest cities. */
export function installPlaceSuggestions(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'location') return
    clearTimeout(timer)
    timer = setTimeout(suggest, debounceMs, target)
  })
}

async function suggest({ value, list }: HTMLInputElement): Promise<void> {
  // Without suggestions the field takes any place all the same.
  const response = await fetch(`/places?q=${encodeURIComponent(value)}`).catch(() => null)
  if (!response?.ok) return
  const places: { label: string }[] = await response.json()
  list?.replaceChildren(
    ...places.map(({ label }) => Object.assign(document.createElement('option'), { value: label })),
  )
}

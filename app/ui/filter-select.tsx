import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Select } from './field.tsx'

type FilterSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  /** The current value, from the URL. */
  value: string
  /** Replaces the history entry instead of adding one. */
  replace?: boolean
}

/**
 * A select that submits its form on change, and keeps its value and focus while the page loads.
 * React Router may render a pending navigation late, so the component tracks it.
 */
export function FilterSelect({ value, replace = false, ...rest }: FilterSelectProps) {
  const submit = useSubmit()
  const { state } = useNavigation()
  const [chosen, setChosen] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value also ends the wait
  useEffect(() => {
    if (state === 'idle') setChosen(null)
  }, [state, value])
  const apply = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    setChosen(currentTarget.value)
    submit(currentTarget.form, { replace, preventScrollReset: true })
  }
  return <Select {...rest} value={chosen ?? value} onChange={apply} />
}

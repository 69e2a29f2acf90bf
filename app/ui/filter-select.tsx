import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Select } from './field.tsx'

type FilterSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  /** What the page shows now, as its address says. */
  value: string
  /** Takes the place of the page in the history instead of following it. */
  replace?: boolean
}

/**
 * A choice that sends its form at once and stays chosen, with the focus, while what it asks for is on
 * its way. React Router renders a navigation when React has time for it: until then only this knows.
 */
export function FilterSelect({ value, replace = false, ...rest }: FilterSelectProps) {
  const submit = useSubmit()
  const { state } = useNavigation()
  const [chosen, setChosen] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value that arrived ends it too
  useEffect(() => {
    if (state === 'idle') setChosen(null)
  }, [state, value])
  const apply = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    setChosen(currentTarget.value)
    submit(currentTarget.form, { replace, preventScrollReset: true })
  }
  return <Select {...rest} value={chosen ?? value} onChange={apply} />
}

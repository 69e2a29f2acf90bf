import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { Intent, Refusal } from './account-outcome.ts'

/**
 * A form of the account page: whether it is being sent (`device` tells those of one intent apart), and
 * why it was not accepted. What was wrong takes the focus; what was accepted empties the form.
 */
export function useAccountForm(intent: Intent, refusals: Refusal | undefined, device = '') {
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const refusal = refusals?.intent === intent ? refusals : undefined
  const sent = navigation.formData
  const isBusy = sent?.get('intent') === intent && (sent.get('device') ?? '') === device
  const wasBusy = useRef(false)
  const refused = refusal?.id

  useEffect(() => {
    if (wasBusy.current && !isBusy && !refused) form.current?.reset()
    wasBusy.current = isBusy
  }, [isBusy, refused])
  useEffect(() => {
    if (!refused) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const target = find('[aria-invalid]') ?? find('[data-refusal]')
    target?.focus()
  }, [refused])

  return { form, refusal, isBusy }
}

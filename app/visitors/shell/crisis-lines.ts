import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/phone.ts'
import type { PaperLine } from '#app/ui/paper.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { addictionLine } from '#site/support-lines.ts'
import { siteMessages } from './messages.tsx'

/** Return 988, 911 and the support line, as paper shows them. */
export function useCrisisLines(): PaperLine[] {
  const { supportLine } = useSite()
  const { crisis } = useTexts(siteMessages)
  return [
    { ...suicideAndCrisis, text: crisis.lifelineRemark },
    { ...emergency, text: crisis.dangers },
    {
      number: supportLine.phone,
      href: dialNumber(supportLine.phone),
      text: useSupportLine(),
    },
  ]
}

/** Say what the support line is: "NAME: the state’s addiction line, day and night". */
export function useSupportLine(): string {
  const { supportLine } = useSite()
  const { crisis } = useTexts(siteMessages)
  return dialNumber(supportLine.phone) === addictionLine.href
    ? `${supportLine.label}: ${crisis.addictionLine}`
    : crisis.supportLine(supportLine.label)
}

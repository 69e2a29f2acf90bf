import { useTexts } from '#app/ui/language.tsx'
import { GuideSection } from './guide-section.tsx'
import { checklist } from './insurance-checklist-content.ts'
import { insuranceWords } from './insurance-content.ts'

/** What to have at hand and to ask; it prints on a sheet of its own, with lines to write on. */
export function InsuranceChecklist() {
  const text = useTexts(insuranceWords)
  const { parts } = useTexts(checklist)
  return (
    <GuideSection
      id="checklist"
      title={text.checklistTitle}
      lede={text.checklistLede}
      className="new-sheet"
    >
      {/* It goes nowhere, and a shared computer must not remember what was ticked. */}
      <form
        autoComplete="off"
        aria-label={text.jumps.checklist}
        className="mt-6 grid gap-x-10 gap-y-7 lg:grid-cols-[1fr_1.4fr] print:grid-cols-1 print:gap-y-4"
      >
        {/* Enter presses a form's first button; one that is disabled does nothing. */}
        <button type="submit" disabled hidden>
          {text.notSent}
        </button>
        {Object.values(parts).map(({ title, items }, index) => (
          <fieldset key={title} className={`keep ${index === 1 ? 'lg:row-span-2' : ''}`}>
            <legend className="text-xl font-heading tracking-heading">{title}</legend>
            <ul className="mt-2 border-t-[1.5px] border-ink">
              {items.map((item) => (
                <li key={item} className="border-b print:pb-4">
                  <label className="flex min-h-12 cursor-pointer items-center gap-3.5 py-2 leading-snug">
                    <input type="checkbox" className="size-5.5 flex-none accent-action" />
                    {item}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </form>
    </GuideSection>
  )
}

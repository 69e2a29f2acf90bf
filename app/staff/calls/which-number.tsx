import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { keys, numberTexts } from './messages.ts'
import { showNumber } from './show-number.ts'

type WhichNumberProps = {
  question: string
  /** The result that the caller chose, and the time with it: kept until the question is answered. */
  step: string
  callBackAt: string
  /** The number that the caller's page showed. */
  shown: string
  /** The listing's number. */
  now: string
}

/** Ask which number was called, because the listing's changed meanwhile. In place of the results. */
export function WhichNumber({ question, step, callBackAt, shown, now }: WhichNumberProps) {
  const isBusy = useNavigation().state !== 'idle'
  const choices = [
    { number: shown, label: numberTexts.shown(showNumber(shown)), key: keys.shownNumber },
    { number: now, label: numberTexts.now(showNumber(now)), key: keys.newNumber },
  ]
  return (
    <fieldset
      id="which-number"
      tabIndex={-1}
      aria-label={question}
      className="min-w-0 scroll-mt-24 rounded-m"
    >
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="callBackAt" value={callBackAt} />
      <Alert title={question}>
        <div className="mt-3 grid gap-3">
          {choices.map(({ number, label, key }) => (
            <Button
              key={key}
              type="submit"
              name="dialed"
              value={number}
              variant="line"
              disabled={isBusy}
              aria-keyshortcuts={key}
            >
              <span className="min-w-0 wrap-anywhere">{label}</span> <kbd>{key}</kbd>
            </Button>
          ))}
          {/* Comes after the hidden step, so its own step counts. */}
          <Button type="submit" name="step" value="note" variant="bare" size="sm" disabled={isBusy}>
            {numberTexts.other}
          </Button>
        </div>
      </Alert>
    </fieldset>
  )
}

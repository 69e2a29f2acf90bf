import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { countCenters, screenTexts } from './screen-texts.ts'

type UndoDialogProps = { added: number; changed: number; closeTo: string }

/** Asks before an import is taken back, and says what that does. */
export function UndoDialog({ added, changed, closeTo }: UndoDialogProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Dialog title={`${screenTexts.undo}?`} closeTo={closeTo}>
      <div className="mt-3 grid gap-3">
        <p>
          {added > 0 && `It deletes the ${countCenters(added)} that it added. `}
          {changed > 0 && 'It takes back what it added to centers that were there before. '}
          Centers that a person has edited, verified or pinned since, or that somebody wrote about,
          stay, and are listed.
        </p>
        <Form method="post" preventScrollReset className="mt-2 flex flex-wrap justify-end gap-3">
          <ButtonLink to={closeTo} variant="line" keepScroll>
            {screenTexts.cancel}
          </ButtonLink>
          <Button type="submit" variant="danger" disabled={isSending}>
            {isSending ? 'Undoing…' : screenTexts.undo}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
}

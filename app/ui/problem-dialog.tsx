import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { ButtonLink } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { uiMessages } from './messages.ts'
import { useTexts } from './use-language.tsx'

type ProblemDialogProps = {
  title: string
  /** The reason why it cannot be shown. */
  problem: ReactNode
  closeTo: string
  /** The input of the form that is not shown. */
  children?: ReactNode
}

/** Replaces a dialog whose subject does not exist or could not be read. */
export function ProblemDialog({ title, problem, closeTo, children }: ProblemDialogProps) {
  const text = useTexts(uiMessages)
  return (
    <Dialog title={title} closeTo={closeTo}>
      <div className="mt-3 grid gap-3">
        <Alert title={problem} />
        {children}
      </div>
      <div className="mt-6 flex justify-end">
        <ButtonLink to={closeTo} keepScroll variant="line">
          {text.close}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

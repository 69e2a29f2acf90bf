import type { RejectedForm } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { linkMessages } from './messages.ts'

type StopPageProps = { isDone: boolean; rejected: RejectedForm | undefined }

/** Stops the emails to one address, with one press. */
export function StopPage({ isDone, rejected }: StopPageProps) {
  const { stop: text } = useTexts(linkMessages)
  return (
    <FormPage
      title={text.title}
      lede={text.text}
      id="stop"
      rejected={rejected}
      thanks={isDone ? { title: text.done } : null}
    >
      {!isDone && (
        <form method="post">
          <Button type="submit">{text.button}</Button>
        </form>
      )}
    </FormPage>
  )
}

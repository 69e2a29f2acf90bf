import { isTyped, type Unsent } from '#app/lib/unsent.ts'
import { Button } from './button.tsx'
import { Field, Input, Textarea } from './field.tsx'
import { useTexts } from './language.tsx'
import { uiMessages } from './messages.ts'

/** What was typed into a form that was not taken, to be read, copied, changed and sent again. */
export default function UnsentForm({ action, fields }: Unsent) {
  const text = useTexts(uiMessages)
  return (
    <form method="post" action={action} className="mt-8 grid max-w-measure gap-4">
      {fields.map(([name, value], place) => {
        const key = `${place} ${name}`
        if (!isTyped(name) || value === '') {
          return <input key={key} type="hidden" name={name} value={value} />
        }
        return (
          <Field key={key} id={`unsent-${place}`} label={text.fields[name] ?? labelField(name)}>
            {value.length > 60 || value.includes('\n') ? (
              <Textarea name={name} defaultValue={value} rows={6} />
            ) : (
              <Input name={name} defaultValue={value} />
            )}
          </Field>
        )
      })}
      <Button type="submit" className="justify-self-start">
        {text.sendAgain}
      </Button>
    </form>
  )
}

/** "fullName" → "Full name". */
function labelField(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useOutcome } from '#app/ui/toast.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { twoFactorMessages } from './messages.tsx'

type BackupCodeListProps = { codes: string[]; siteName: string }

/** The backup codes, shown only once, to save as a file, print or copy. Saving needs no script. */
export function BackupCodeList({ codes, siteName }: BackupCodeListProps) {
  const { codes: text } = useTexts(twoFactorMessages)
  const [can, setCan] = useState({ copy: false, print: false })
  const { say, toast } = useOutcome()
  useEffect(() => setCan({ copy: navigator.clipboard !== undefined, print: true }), [])
  const list = `${text.head(siteName)}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(list).then(
      () => say('good', text.copied),
      () => say('danger', text.notCopied),
    )
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2.5 rounded-l border bg-surface px-5 py-4.5 font-mono text-lg whitespace-nowrap">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-3">
        <ButtonLink
          to={`data:text/plain;charset=utf-8,${encodeURIComponent(list)}`}
          download={text.file}
          variant="tint"
        >
          <Icon name="download" />
          {text.download}
        </ButtonLink>
        {can.copy && (
          <Button variant="line" onClick={copy}>
            <Icon name="copy" />
            {text.copy}
          </Button>
        )}
        {can.print && (
          <Button variant="line" onClick={() => window.print()}>
            <Icon name="file-text" />
            {text.print}
          </Button>
        )}
      </div>
      {toast}
    </div>
  )
}

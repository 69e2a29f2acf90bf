import { acceptedExtensions, formatNames } from '#app/data/import/formats/import-formats.ts'
import { screenTexts } from '#app/data/import/messages.ts'
import { getSourcePath } from '#app/data/sources/source-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { sourceTexts } from './messages.ts'

type Props = { sourceId: string; problem?: string | undefined }

/** Brings a newer file of a source. A plain form: the browser shows how far the upload is. */
export function UploadForm({ sourceId, problem }: Props) {
  return (
    <form
      method="post"
      action={`${getSourcePath(sourceId)}/upload`}
      encType="multipart/form-data"
      className="grid max-w-measure gap-3"
    >
      <Field
        id="source-file"
        label={sourceTexts.upload}
        hint={screenTexts.fileHint(formatNames)}
        error={problem}
        required
      >
        <Input name="file" type="file" accept={acceptedExtensions} className="file-input" />
      </Field>
      <Button type="submit" variant="line" className="sm:justify-self-start">
        {sourceTexts.uploadSend}
      </Button>
    </form>
  )
}

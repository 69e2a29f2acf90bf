import { generate } from 'lean-qr'
import { useEffect, useRef } from 'react'
import { useListTexts } from './list-texts.ts'

type Props = { link: string; className: string }

/** A QR code of the list's link, drawn on this device: no server receives the link's fragment. */
export function ListQrCode({ link, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // Dark on white with a white margin in every theme: phones can't read inverted codes.
    if (canvas.current) {
      generate(link).toCanvas(canvas.current, { on: [0, 0, 0, 255], off: [255, 255, 255, 255] })
    }
  }, [link])
  return (
    <canvas
      ref={canvas}
      className={`${className} [image-rendering:pixelated]`}
      role="img"
      aria-label={useListTexts().share.qr}
    />
  )
}

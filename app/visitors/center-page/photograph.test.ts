import { describe, expect, it } from 'vitest'
import { chooseFormat } from './photograph.server.ts'

describe('chooseFormat', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,*/*;q=0.5', 'avif'],
    ['image/webp,image/png,image/svg+xml,image/*;q=0.8', 'webp'],
    ['IMAGE/WEBP ; q=0.9', 'webp'],
    ['image/avif;q=0, image/webp;q=0.000, */*', 'jpeg'],
    ['image/avif;q=0.1', 'avif'],
    ['image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
    ['*/*', 'jpeg'],
    ['', 'jpeg'],
    [null, 'jpeg'],
  ])('chooses for %s: %s', (accept, format) => {
    expect(chooseFormat(accept)).toBe(format)
  })
})

// Preloaded into the server that pictures are taken of: its clock starts at PICTURES_AT.
const RealDate = Date
const shift = RealDate.parse(process.env.PICTURES_AT ?? '') - RealDate.now()
if (Number.isNaN(shift)) throw new Error('PICTURES_AT is not a time such as 2026-11-26T16:00Z')

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift)
    else super(...parts)
  }
  static now() {
    return RealDate.now() + shift
  }
}

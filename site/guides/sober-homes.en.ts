/** Says that sober living is housing: a bill of the state. */
export const soberLivingSource = 'legiscan.com/NJ/text/A3974/id/3011519'

/** The state's rules for sober homes. */
export const en = {
  license: {
    text: 'In New Jersey a “cooperative sober living residence” must have a Class F license. Ask to see it.',
    source:
      'print.casetext.com/regulation/new-jersey-administrative-code/title-5-community-affairs/chapter-27-regulations-governing-rooming-and-boarding-houses/subchapter-1-administration-and-enforcement/section-527-16-licenses',
  },
}

import type { LabelledQuery } from './labelled-query.ts'

/**
 * Queries written after the lexicon, without looking at it. They measure how well the search
 * understands wordings that the lexicon wasn't written for. Don't change a query or a label to make
 * the search pass.
 */
export const unseenQueries: LabelledQuery[] = [
  // English
  { query: 'my daughter is shooting up what do i do', means: '', topics: ['family'] },
  {
    query: 'detox with a bed for my son tonight',
    means: 'type=detox&beds=today',
    topics: ['family'],
  },
  {
    query: 'residential accepting medicaid middlesex county beds today',
    means: 'near=Middlesex+County&type=residential&offers=medicaid&beds=today',
  },
  {
    query: 'dual diagnosis inpatient medicare ocean county',
    means: 'near=Ocean+County&type=inpatient&offers=medicare&offers=mental-health',
  },
  {
    query: 'parole officer says i have to do outpatient',
    means: 'type=outpatient&offers=court-referred',
  },
  {
    query: 'out of jail and need a halfway house in camden',
    means: 'near=Camden&offers=sober-living',
    topics: ['sober-living'],
  },
  { query: 'raising my grandkids their mom is on heroin', means: '', topics: ['family'] },
  { query: 'army vet ptsd drinking', means: 'offers=veterans&offers=mental-health' },
  { query: 'im 15 and i cant stop vaping weed', means: 'offers=under-18' },
  { query: 'iop for nurses', means: 'offers=intensive-outpatient', text: 'nurses' },
  { query: 'counseling over the phone', means: 'type=counseling&offers=telehealth' },
  { query: 'shakes and sweats when i stop drinking', means: '', topics: ['withdrawal'] },
  {
    query: 'monthly sublocade injection toms river',
    means: 'near=Toms+River&offers=buprenorphine',
  },
  {
    query: 'get a narcan nasal spray in Asbury Park',
    means: 'near=Asbury+Park',
    topics: ['naloxone'],
  },
  { query: 'friend not breathing after fentanyl', means: '', topics: ['overdose'] },
  { query: 'thinking about ending it all tonight', means: '', topics: ['crisis'] },
  {
    query: 'women only sober house monmouth county',
    means: 'near=Monmouth+County&offers=sober-living&offers=women',
    topics: ['sober-living'],
  },
  { query: 'treatment for a new mom in vineland', means: 'near=Vineland&offers=pregnant' },
  { query: 'dui evaluation freehold', means: 'near=Freehold&offers=dui' },
  { query: 'who takes fidelis in passaic county', means: 'near=Passaic+County&offers=medicaid' },
  { query: 'cant afford it lost my job', means: 'offers=free-or-low-cost' },
  {
    query: 'nar anon meeting somerset county',
    means: 'near=Somerset+County',
    topics: ['support-groups'],
  },
  {
    query: 'do i need prior authorization for inpatient',
    means: 'type=inpatient',
    topics: ['insurance'],
  },
  { query: 'any place still open right now near 07060', means: 'near=07060&open=now' },
  {
    query: 'outpatient with childcare in Trenton',
    means: 'near=Trenton&type=outpatient',
    text: 'childcare',
  },
  { query: 'Flaxmill Race', means: '', name: 'flaxmill-race-recovery-center' },
  { query: 'skiff and oar red bank', means: '', name: 'skiff-and-oar-treatment-center' },
  { query: 'boardwalk bench recovery', means: '', name: 'boardwalk-bench-recovery-center' },
  { query: 'plover trace detox center', means: '', name: 'plover-trace-detox-center' },
  { query: 'dune fence address', means: '', name: 'dune-fence-sober-homes' },
  // Spanish
  {
    query: 'mi hija se está inyectando y no sé qué hacer',
    means: '',
    topics: ['family'],
  },
  {
    query: 'desintoxicación para embarazadas en Vineland',
    means: 'near=Vineland&type=detox&offers=pregnant',
  },
  {
    query: 'tratamiento con suboxone por teléfono',
    means: 'offers=buprenorphine&offers=telehealth',
  },
  { query: 'el juez me mandó a tratamiento', means: 'offers=court-referred' },
  {
    query: 'no tengo para pagar un centro en Dover',
    means: 'near=Dover&offers=free-or-low-cost',
  },
  { query: 'me tiembla el cuerpo cuando no tomo', means: '', topics: ['withdrawal'] },
  { query: 'ya no quiero vivir', means: '', topics: ['crisis'] },
  { query: 'mi primo no despierta tomó mucha pastilla', means: '', topics: ['overdose'] },
  { query: 'grupo doble A en Passaic', means: 'near=Passaic', topics: ['support-groups'] },
  {
    query: 'residencial para hombres que acepte familycare',
    means: 'type=residential&offers=medicaid&offers=men',
  },
  { query: 'lugar para personas mayores que toman mucho', means: 'offers=seniors' },
  {
    query: 'programa para personas gay en Jersey City',
    means: 'near=Jersey+City&offers=lgbtq',
  },
  {
    query: 'casa para vivir sobrio en Elizabeth',
    means: 'near=Elizabeth&offers=sober-living',
    topics: ['sober-living'],
  },
  { query: 'qué clínicas están abiertas a esta hora', means: 'open=now' },
  {
    query: 'psicólogo para adicción en el condado de Union',
    means: 'near=Union+County&type=counseling',
  },
  { query: 'clínica con acceso para discapacitados', means: 'offers=wheelchair' },
  { query: 'soy adicto y quiero cambiar mi vida', means: '' },
  { query: 'me quitaron la licencia por manejar tomado', means: 'offers=dui' },
  { query: 'casa Riverbrick', means: '', name: 'riverbrick-house' },
  { query: 'consejería canal lock', means: '', name: 'canal-lock-counseling' },
  // Both languages, or misspelt
  { query: 'necesito un bed en detox para hoy', means: 'type=detox&beds=today' },
  {
    query: 'iop que acepte medicare cerca de Toms River',
    means: 'near=Toms+River&offers=intensive-outpatient&offers=medicare',
  },
  {
    query: 'counselor haitian creole en east orange',
    means: 'near=East+Orange&type=counseling&offers=other-language',
  },
  { query: 'metadone elizabet', means: 'near=Elizabeth&offers=methadone' },
  { query: 'suboxen docter bayone', means: 'near=Bayonne&offers=buprenorphine' },
  { query: 'rehad for teenagres', means: 'offers=under-18' },
  { query: 'detocks in atlantik city', means: 'near=Atlantic+City&type=detox' },
  {
    query: 'sicologo para depresion i alcool',
    means: 'type=counseling&offers=mental-health',
  },
  { query: 'addictd to oxicodone', means: '' },
  { query: 'sycamor buton outpatient', means: '', name: 'sycamore-button-outpatient' },
]

// Groups of words for the phrases of `danger-words-*.en.ts`: who, what they did, and with what.

export const relatives =
  'son/sons/daughter/brother/bro/sister/sis/husband/hubby/wife/boyfriend/girlfriend/bf/gf/fiance/fiancee/partner/spouse/ex/mother/mom/mum/mama/father/dad/daddy/stepson/stepdad/stepfather/uncle/aunt/cousin/nephew/niece/grandson/granddaughter/grandma/grandpa/friend/roommate/neighbor'
export const smallChild = 'baby/toddler/infant/newborn/babies/toddlers'
/** A child of any age, as a parent or a neighbor calls one. */
export const kids = `kid/kids/child/children/little/boy/girl/grandson/granddaughter/grandbaby/grandchild/nephew/niece/son/daughter/${smallChild}`
export const someone = `he/hes/she/shes/they/theyre/him/her/them/someone/somebody/guy/man/woman/girl/boy/kid/child/teen/${smallChild}/${relatives}`
export const owners =
  'my/our/his/her/the/their/some/a/grandmas/grandpas/moms/dads/husbands/wifes/someones'

export const not =
  'not/nt/no/isnt/aint/arent/wasnt/wont/cant/cannot/doesnt/didnt/hasnt/wouldnt/couldnt/barely/hardly/stopped'
export const becomes =
  'is/are/was/be/turning/turned/turns/turn/went/going/goes/gone/getting/has/looks/look/looking/all/so/really/very/still/a/bit/little'
export const color = 'blue/bluish/gray/grey/grayish/greyish/purple/ashen'
/** "Blue Cross", "Blue Heron", "Gray House" */
export const inNames =
  'cross/shield/heron/ridge/anchor/house/water/sky/card/plan/collar/medicare/choice/advantage/insurance'
export const skin = 'lips/lip/face/skin/fingers/fingernails/fingertips/nails'

export const medicines =
  'pill/pills/tablet/tablets/capsule/capsules/med/meds/medicine/medicines/medication/medications/suboxone/subs/subutex/buprenorphine/methadone/xanax/xans/klonopin/ativan/valium/benzos/benzo/percocet/perc/percs/oxy/oxys/oxycodone/oxycontin/vicodin/tramadol/tylenol/acetaminophen/advil/ibuprofen/aspirin/aleve/benadryl/nyquil/ambien/trazodone/seroquel/gabapentin/adderall/antidepressants'
/** What a child gets hold of. "drugs" isn't here: "got into drugs". */
export const householdDrugs = `${medicines}/patch/strip/strips/fentanyl/heroin/meth/cocaine/coke/crack/gummy/gummies/edible/edibles/vape/nicotine/stash/dope`
export const substances = `${householdDrugs}/weed/thc/alcohol/vodka/drugs`
export const cleaners =
  'bleach/antifreeze/detergent/lye/drano/sanitizer/mouthwash/listerine/windex/lysol/cleaner/cleaners/battery/batteries/pesticide/gasoline/methanol/fluid/pod/pods/opener/juice/perfume/thinner/ammonia/poison'
/** Drinks are among `cleaners` as the end of their names: "lighter fluid", "vape juice". */
export const sureCleaners =
  'bleach/antifreeze/detergent/lye/drano/sanitizer/mouthwash/listerine/windex/lysol/cleaner/battery/batteries/pesticide/gasoline/methanol/ammonia'
/** "found a suboxone doctor" */
export const care =
  'doctor/doctors/clinic/clinics/program/provider/treatment/rehab/group/maintenance/withdrawal/addiction/problem'
export const swallowed = 'swallowed/swallows/swallow/ingested'
export const tasted = 'ate/eat/eaten/drank/drink/chewed/licked/licking/sucked/bit/tasted'
export const took = 'took/taken/popped/ate/downed'

export const stimulants =
  'coke/cocaine/crack/blow/meth/ice/crystal/tina/speed/molly/ecstasy/mdma/adderall/amphetamine/amphetamines/stimulants/bath'
export const opioids =
  'heroin/dope/fentanyl/fent/fetty/oxy/oxys/perc/percs/percocet/methadone/opioids/opiates/tranq/xylazine'
export const drinks =
  'alcohol/liquor/vodka/rum/whiskey/tequila/wine/beer/beers/booze/drinking/drank/drunk/drinks/shots'
export const benzos = 'benzos/benzo/xanax/xans/klonopin/kpins/ativan/valium/benzodiazepines'
export const drugs = `${stimulants}/${opioids}/${benzos}/drugs/pills/k2/weed`
export const used =
  'took/taken/did/doing/used/using/smoked/smoking/snorted/snorting/shot/injected/drank/drinking/drunk/popped/ate/high'
/** Before what followed. "detox" isn't here: most searches that begin with it are needs. */
export const havingStopped =
  'quit/quitting/stopped/stoped/stopping/withdrawal/withdrawals/withdrawing/detoxing'
export const stoppedUsing =
  'quit/quitting/stopped/stoped/stopping/stop/off/without/since/no/withdrawal/withdrawals/withdrawing/detox/detoxing'

/** From here on a number of pills is no dose. */
const manyPills = 8
export const many = `${Array.from({ length: 493 }, (_, index) => index + manyPills).join('/')}/ten/fifteen/twenty/thirty/forty/fifty/sixty/hundred`

export const hits =
  'beats/beating/hits/hitting/hit/punched/punches/punching/kicked/kicks/kicking/slapped/slaps/slapping/choked/chokes/choking/strangled/strangles/strangling/attacked/attacks/attacking/stabbed/stabbing/raped/rapes/raping/abused/abuses/abusing/threatened/threatens/threatening/hurts/hurting/beat'
export const victims = 'me/us/her/our/my/mom/mother'
export const attacker =
  'he/hes/she/shes/husband/hubby/husbands/wife/wifes/boyfriend/boyfriends/girlfriend/girlfriends/bf/gf/partner/partners/ex/son/dad/father/stepdad/brother/roommate/pimp'
/** "kicked me out", "abuses my pills" */
export const noViolence =
  'out/off/with/pills/pain/meds/medication/medicine/xanax/adderall/trust/heart/feelings/recovery/self/habit/addiction/cancer/rock/expectations'
export const weapons = 'gun/pistol/knife/machete/weapon/rifle/shotgun/razor/noose'
/** "a gun charge" */
export const noWeapon = 'charge/charges/case/license/permit/conviction/offense/violence/lake/skills'

/**
 * SAMHSA's service codes for care, settings, facilities, payment, people and languages. Each line
 * is "CODE official name", followed by "=> plain words" if the official name is hard to read.
 * "Section: words" moves a code to another section, "!words" means the service is not offered, and
 * "-" hides the code from visitors. "# CATEGORY Section" starts a category. Source: SAMHSA's 2023
 * code book (public domain). MSNH isn't in the book; its name comes from SAMHSA's survey of mental
 * health services.
 */
export const careCodeTable = `
# TC Treatment programs
SA Substance use treatment
DT Detoxification => Detox
HH Transitional housing, halfway house, or sober home => Sober living or transitional housing
MH Mental health treatment
SUMH Treatment for co-occurring substance use plus either serious mental health illness in adults/serious emotional disturbance in children => Co-occurring mental illness and substance use
# SET Treatment programs
HI Hospital inpatient/24-hour hospital inpatient => Hospital inpatient
OP Outpatient
PHDT Partial hospitalization/day treatment => Partial hospitalization or day treatment
RES Residential/24-hour residential => Residential
HID Hospital inpatient detoxification => Hospital inpatient detox
HIT Hospital inpatient treatment
OD Outpatient detoxification => Outpatient detox
ODT Outpatient day treatment or partial hospitalization
OIT Intensive outpatient treatment => Intensive outpatient
OMB Outpatient methadone/buprenorphine or naltrexone treatment => Outpatient treatment with methadone, buprenorphine or naltrexone
ORT Regular outpatient treatment => Regular outpatient
RD Residential detoxification => Residential detox
RL Long-term residential
RS Short-term residential
# DETOX Detox
ADTX Alcohol Detoxification => Alcohol detox
BDTX Benzodiazepines Detoxification => Benzodiazepine detox
CDTX Cocaine Detoxification => Cocaine detox
MDTX Methamphetamines detoxification => Methamphetamine detox
ODTX Opioids detoxification => Opioid detox
MDET Medication routinely used during detoxification => Medication used during detox
# FT Facility
CMHC Community mental health center
CBHC Certified Community Behavioral Health Clinic => Certified community behavioral health clinic
MSMH Multi-setting mental health facility (e.g., non-hospital residential plus either outpatient and/or partial hospitalization/day treatment) => Mental health facility with several settings
OMH Outpatient mental health facility
MSNH Multi-setting mental health facility (non-hospital residential plus outpatient or partial hospitalization/day treatment) => Mental health facility with several settings
ORES Other residential treatment facility
PH Partial hospitalization/day treatment => Partial hospitalization or day treatment
PSY Psychiatric hospital
RTCA Residential treatment center (RTC) for adults => Residential treatment center for adults
RTCC Residential treatment center (RTC) for children => Residential treatment center for children
IPSY Separate inpatient psychiatric unit of a general hospital => Inpatient psychiatric unit of a general hospital
SHP State hospital
VAHC Veterans Affairs Medical Center or other VA healthcare facility => Veterans Affairs health care facility
# HOSP Facility
GH General Hospital (including VA hospital) => General hospital
PSYH Psychiatric hospital
# FOP Facility
DDF Department of Defense => Run by the Department of Defense
LCCG Local, county, or community government => Run by local, county or community government
IH Indian Health Services => Run by the Indian Health Service
PVTP Private for-profit organization
PVTN Private non-profit organization
STG State government => Run by the state
TBG Tribal government => Run by a tribal government
FED Federal Government => Run by the federal government
VAMC U.S. Department of Veterans Affairs => Run by the Department of Veterans Affairs
# LCA Licenses and accreditation
STAG State Substance use treatment agency => Licensed by the state substance use agency
STMH State mental health department => Licensed by the state mental health department
STDH State department of health => Licensed by the state department of health
CARF Commission on Accreditation of Rehabilitation Facilities (CARF) => Accredited by CARF
COA Council on Accreditation (COA) => Accredited by the Council on Accreditation (COA)
HFAP Healthcare Facilities Accreditation Program (HFAP) => Accredited by HFAP
HLA Hospital licensing authority => Licensed by a hospital licensing authority
JC The Joint Commission => Accredited by The Joint Commission
NCQA National Committee for Quality Assurance (NCQA) => Accredited by NCQA
FQHC Federally Qualified Health Center
SOTP SAMHSA certification for opioid treatment program (OTP) => SAMHSA-certified opioid treatment program
DEA Drug Enforcement Agency (DEA) => Registered with the Drug Enforcement Administration (DEA)
MHC Mental health clinic or mental health center
# PAY Payment
CLF County or local government funds
CMHG Community Mental Health Block Grants
CSBG Community Service Block Grants
FG Federal Grants
FSA Federal, or any government funding for substance use treatment programs => Government funding for substance use treatment
ITU IHS/Tribal/Urban (ITU) funds => Indian Health Service, tribal or urban funds
MC Medicare
MD Medicaid
MI Federal military insurance (e.g., TRICARE) => Military insurance (such as TRICARE)
NP No payment accepted => Free (no payment accepted)
OSF Other State funds
PI Private health insurance
PCF Private or Community foundation
SCJJ State corrections or juvenile justice funds
SEF State education agency funds
SF Cash or self-payment => Cash or self-pay
SI State-financed health insurance plan other than Medicaid => State-financed health insurance
SMHA State mental health agency (or equivalent) funds => State mental health agency funds
SWFS State welfare or child and family services funds
VAF U.S. Department of VA funds => Veterans Affairs funds
SAMF SAMHSA funding/block grants
# PYAS Payment
PA Payment assistance (check with facility for details) => Payment assistance
SS Sliding fee scale (fee is based on income and other factors) => Sliding fee scale
# SG People served
AD Adolescents
TAY Young adults
WN Adult women => Programs for women
PW Pregnant/postpartum women => Pregnant or postpartum women
MN Adult men => Programs for men
SE Seniors or older adults => Older adults
GL Lesbian, gay, bisexual, transgender, or queer/questioning (LGBTQ) => LGBTQ people
VET Veterans
ADM Active duty military
MF Members of military families => Military families
CJ Criminal justice (other than DUI/DWI)/Forensic clients => People in the criminal justice system
CO Clients with co-occurring mental and substance use disorders => People with co-occurring mental and substance use disorders
COPSU Clients with co-occurring pain and substance use disorders => People with co-occurring pain and substance use
HV Clients with HIV or AIDS => People with HIV or AIDS
XA Clients who have experienced sexual abuse => Survivors of sexual abuse
DV Clients who have experienced intimate partner violence, domestic violence => Survivors of domestic violence
TRMA Clients who have experienced trauma => People who have experienced trauma
TBI Persons with traumatic brain injury (TBI) => People with traumatic brain injury
ALZ Persons with Alzheimer's or dementia => People with Alzheimer's or dementia
PED Persons with eating disorders => People with eating disorders
PEFP Persons experiencing first-episode psychosis => People with first-episode psychosis
PTSD Persons with post-traumatic stress disorder (PTSD) => People with post-traumatic stress disorder (PTSD)
SED Children/adolescents with serious emotional disturbance (SED) => Children and adolescents with serious emotional disturbance
SMI Persons 18 and older with serious mental illness (SMI) => Adults with serious mental illness
# AGE People served
CHLD Children/Adolescents => Children and adolescents
YAD Young Adults => Young adults
ADLT Adults
SNR Seniors => Accepts older adults
# GN People served
FEM Female => Accepts women
MALE Male => Accepts men
# EXCL People served
DU Specially designed program for DUI/DWI clients => People referred for DUI or DWI
DUO Serves only DUI/DWI clients => DUI and DWI clients only
AUDO Alcohol use disorder clients only
OUDO Opioid use disorder clients only
# SL Languages
SP Spanish
AH Sign language services for the deaf and hard of hearing => Sign language
NX American Indian or Alaska Native languages
FX Other languages (excluding Spanish) => Other languages
# OL Languages
F4 Arabic
F17 Any Chinese Language => Chinese
F19 Creole
F25 Farsi
F28 French
F30 German
F31 Greek
F35 Hebrew
F36 Hindi
F37 Hmong
F42 Italian
F43 Japanese
F47 Korean
F66 Polish
F67 Portuguese
F70 Russian
F81 Tagalog
F92 Vietnamese
N24 Ojibwa
N40 Yupik
`

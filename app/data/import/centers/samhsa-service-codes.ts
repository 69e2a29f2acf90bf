/**
 * SAMHSA's service codes for therapies, medicines, testing, support and other services. Each line
 * is "CODE official name", followed by "=> plain words" if the official name is hard to read.
 * "Section: words" moves a code to another section, "!words" means the service is not offered, and
 * "-" hides the code from visitors. "# CATEGORY Section" starts a category. Source: SAMHSA's 2023
 * code book (public domain). UBN isn't in the book; its name comes from the locator's search,
 * before SAMHSA split it into UB and UN.
 */
export const serviceCodeTable = `
# ASPT Assessment and testing
CMHA Comprehensive mental health assessment
CSAA Comprehensive substance use assessment
ISC Interim services for clients
OPC Outreach to persons in the community
MHPA Complete medical history/physical exam => Medical history and physical exam
STU Screening for tobacco use
SSA Screening for substance use
SMHD Screening for mental disorders
PIEC Professional interventionist/educational consultant => Professional interventionist or educational consultant
# SCR Assessment and testing
BABA Breathalyzer or blood alcohol testing
DAOF Drug and alcohol oral fluid testing => Drug and alcohol saliva testing
DAUT Drug or alcohol urine screening => Drug and alcohol urine testing
HIVT HIV testing
STDT STD testing
TBS TB screening => Tuberculosis screening
MST Metabolic syndrome monitoring
HBT Testing for Hepatitis B (HBV) => Hepatitis B testing
HCT Testing for Hepatitis C (HCV) => Hepatitis C testing
LABT Laboratory testing
# TRSRV Recovery support
ACC Aftercare/continuing care => Aftercare
DP Discharge Planning => Discharge planning
NOE Naloxone and overdose education
OFD Outcome follow-up after discharge => Follow-up after discharge
# RSS Recovery support
SHG Self-help groups
HS Housing services
AOSS Assistance with obtaining social services => Help with social services
RC Recovery coach
PEER Mentoring/peer support => Peer support
EMP Employment counseling or training
# OTHR Other services
TGD Treatment for gambling disorder
TOD Treatment for other addiction disorder
# ECS Therapy
HAEC HIV or AIDS education, counseling, or support => Medical services: HIV or AIDS education and support
TAEC Hepatitis education, counseling, or support => Medical services: Hepatitis education and support
HEOH Health education services other than HIV/AIDS or hepatitis => Medical services: Health education
SAE Substance use disorder education => Substance use education
TCC Smoking/vaping/tobacco cessation counseling => Help to stop smoking, vaping or tobacco
ICO Individual counseling
GCO Group counseling
FCO Family counseling
MCO Marital/couples counseling => Couples counseling
VOC Vocational training or educational support (for example, high school coursework, GED preparation, etc.) => Recovery support: Vocational training or educational support
# MSRV Medical services
HAV Hepatitis A (HAV) vaccination => Hepatitis A vaccination
HBV Hepatitis B (HBV) vaccination => Hepatitis B vaccination
# SMP Smoking and vaping
SMON Smoking not permitted
SMOP Smoking permitted without restriction => Smoking permitted
SMPD Smoking permitted in designated area => Smoking in designated areas only
# FVP Smoking and vaping
VAPN Vaping not permitted
VAPP Vaping permitted without restriction => Vaping permitted
VPPD Vaping permitted in designated area => Vaping in designated areas only
# AS Other services
ACT Assertive community treatment
AOT Assisted Outpatient Treatment => Assisted outpatient treatment
CDM Chronic disease/illness management => Chronic disease management
COOT Court-ordered outpatient treatment
DEC Diet and exercise counseling
FPSY Family psychoeducation
ICM Intensive case management
IMR Illness management and recovery
LAD Legal advocacy
PRS Psychosocial rehabilitation services
SEMP Supported employment
SH Supported housing
TPC Therapeutic foster care
VRS Vocational rehabilitation services
ACU Acupuncture
BC Residential beds for clients' children => Access: Beds for clients' children
CM Case management service => Case management
CCC Child care for clients' children => Access: Child care
DVFP Domestic violence services, including family or partner => Domestic violence services
EIH Early intervention for HIV
MHS Mental health services
SSD Social skills development
TA Transportation assistance => Access: Help with transportation
IPC Integrated primary care services => Integrated primary care
SPS Suicide prevention services => Suicide prevention
ES Education services
# OM Medicines
MU Methadone used in Treatment => Methadone
BU Buprenorphine used in Treatment => Buprenorphine
NU Naltrexone used in Treatment => Naltrexone
# OMSC Medicines
INPE In-network prescribing entity => Opioid medication from a prescriber in the network
RPE Other contracted prescribing entity => Opioid medication from a contracted prescriber
PC No formal relationship with prescribing entity => -
# AUT Medicines
NAUT Does not treat alcohol use disorder => !Alcohol use disorder treatment
NMAUT Does not use medication assisted treatment for alcohol use disorder => !Medication for alcohol use disorder
ACMA Accepts clients using medication assisted treatment for alcohol use disorder but prescribed elsewhere => Accepts clients on alcohol use disorder medication prescribed elsewhere
PMAT This facility administers/prescribes medication for alcohol use disorder => Medication for alcohol use disorder
# SMAT Medicines
AUINPE In-network prescribing entity => Alcohol use disorder medication from a prescriber in the network
AURPE Other contracted prescribing entity => Alcohol use disorder medication from a contracted prescriber
AUPC No formal relationship with prescribing entity => -
# OT Medicines
DB Buprenorphine detoxification => Buprenorphine detox
BUM Buprenorphine maintenance
OTP Federally-certified Opioid Treatment Program => Certified opioid treatment program
DM Methadone detoxification => Methadone detox
MM Methadone maintenance
UB Prescribes buprenorphine => Buprenorphine
UN Prescribes naltrexone => Naltrexone
UBN Prescribes/administer buprenorphine and/or naltrexone => Buprenorphine or naltrexone
RPN Relapse prevention with naltrexone
PAIN Use methadone/buprenorphine for pain management or emergency dosing => Methadone or buprenorphine for pain or emergency dosing
MOA Accepts clients using MAT but prescribed elsewhere => Accepts clients on opioid medication prescribed elsewhere
NMOA Does not use MAT for opioid use disorders => !Medication for opioid use disorder
DLC Lofexidine or Clonidine detoxification => Lofexidine or clonidine detox
MWS Maintenance service with medically supervised withdrawal after stabilization => Maintenance, then medically supervised withdrawal
NOOP Does not treat opioid use disorders => !Opioid use disorder treatment
# PHR Medicines
ACM Acamprosate (Campral) => Acamprosate
CHLOR Chlorpromazine
DROPE Droperidol
FLUPH Fluphenazine
HALOP Haloperidol
LOXAP Loxapine
PERPH Perphenazine
PIMOZ Pimozide
PROCH Prochlorperazine
THIOT Thiothixene
THIOR Thioridazine
TRIFL Trifluoperazine
ARIPI Aripiprazole
ASENA Asenapine
BREXP Brexpiprazole
CARIP Cariprazine
CLOZA Clozapine
ILOPE IIoperidone => Iloperidone
LURAS Lurasidone
OLANZ Olanzapine
OLANZF Olanzapine/Fluoxetine combination
PALIP Paliperidone
QUETI Quetiapine
RISPE Risperidone
ZIPRA Ziprasidone
DSF Disulfiram
METH Methadone
BSDM Buprenorphine sub-dermal implant => Buprenorphine implant
BWN Buprenorphine with naloxone
BWON Buprenorphine without naloxone
BERI Buprenorphine (extended-release, injectable) => Buprenorphine injection (extended-release)
NXN Naltrexone (oral)
VTRL Naltrexone (extended-release, injectable) => Naltrexone injection (extended-release)
MHIV Medications for HIV treatment => Medication for HIV
MHCV Medications for Hepatitis C treatment => Medication for hepatitis C
LFXD Lofexidine
CLND Clonidine
MPEP Medications for pre-exposure to prophylaxis => Medication to prevent HIV (PrEP)
MMD Medication for mental disorders
NRT Nicotine replacement
NSC Non-nicotine smoking/tobacco cessation => Non-nicotine medication to stop smoking
ANTPYCH Antipsychotics used in treatment of SMI => Antipsychotics for serious mental illness
# TAP Therapy
AT Activity therapy
ANG Anger management
BIA Brief intervention
CBT Cognitive behavioral therapy
CRT Cognitive remediation therapy
CFT Couples/family therapy => Couples and family therapy
CMI Contingency management/motivational incentives => Contingency management
CRV Community reinforcement plus vouchers => Community reinforcement with vouchers
DBT Dialectical behavior therapy
ECT Electroconvulsive therapy
EMDR Eye Movement Desensitization and Reprocessing therapy => Eye movement desensitization and reprocessing (EMDR)
GT Group therapy
IDD Integrated Mental and Substance Use Disorder treatment => Integrated treatment of mental illness and substance use
IPT Individual psychotherapy
KIT Ketamine Infusion Therapy
MOTI Motivational interviewing
MXM Matrix Model
RELP Relapse prevention
SACA Substance use disorder counseling
TMS Transcranial Magnetic Stimulation
TRC Trauma-related counseling
TELE Telemedicine/telehealth therapy => Access: Telehealth
AIM Abnormal involuntary movement scale
TWFA 12-step facilitation
# EMS Emergency mental health
CIT Crisis intervention team
PEON Psychiatric emergency onsite services => Psychiatric emergency services on site
PEOFF Psychiatric emergency mobile/off-site services => Mobile psychiatric emergency services
WI Psychiatric emergency walk-in services
`

/**
 * Every name the vendor gives a job's field, in the order we look (specification, section 3). If the vendor renames a field, add
 * the name to its list here. Specialty, title and the fields of ad-hoc jobs have a second list below.
 */
export const JOB_FIELDS = {
  ids: ['Record_Id', 'Id'],
  jobNumber: ['Client_Job_ID', 'JobNum'],
  orderType: ['vms_order_type__c', 'Order_Type'],
  specialty: ['Specialityn', 'Specialty'],
  title: ['JobTitlen', 'VMS_Job_Title__c', 'AVTRRT__Job_Title__c', 'Job_Title__c'],
  city: ['city'],
  state: ['State'],
  shift: ['Shiftn', 'JR_Shift'],
  pay: ['CalculatedPayRange', 'payRange'],
  daysOpen: ['Days_Open__c'],
  contractLength: ['Contract_Length'],
  description: ['Jobdescriptionrich', 'Webportaldescriptions'],
  place: [],
  geolocation: ['Geolocation'],
  isAdhoc: ['isAdhoc'],
  // Contract terms that the specification does not mention: names follow the vendor's conventions until the live feed shows others.
  startsOn: [
    'AVTRRT__Start_Date__c',
    'VMS_Start_Date__c',
    'Start_Date__c',
    'Start_Date',
    'StartDate',
  ],
  hoursAWeek: [
    'AVTRRT__Hours_Per_Week__c',
    'VMS_Hours_Per_Week__c',
    'Hours_Per_Week__c',
    'Hours_Per_Week',
    'HoursPerWeek',
  ],
  guaranteedHours: [
    'AVTRRT__Guaranteed_Hours__c',
    'VMS_Guaranteed_Hours__c',
    'Guaranteed_Hours__c',
    'Guaranteed_Hours',
    'GuaranteedHours',
  ],
  openings: [
    'AVTRRT__Number_of_Positions__c',
    'VMS_Number_of_Positions__c',
    'Number_of_Positions__c',
    'Number_of_Positions',
    'NumberOfPositions',
    'Number_of_Openings__c',
    'Number_of_Openings',
    'NumberOfOpenings',
    'Openings',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The two parts of a display title that the vendor means to be read together ('Specialityn' with 'JobTitlen'). */
export const COMBINABLE_FIELDS = { specialty: ['Specialityn'], title: ['JobTitlen'] } as const;

/** Names used by ad-hoc jobs; they take precedence over the ordinary ones. */
export const ADHOC_FIELDS = {
  title: ['AVTRRT__Job_Title__c'],
  description: ['Job_Description__c'],
  place: ['Location__c'],
  pay: ['Salary_Range__c'],
} as const;

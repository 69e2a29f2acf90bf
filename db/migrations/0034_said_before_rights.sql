GRANT UPDATE (said_before) ON source_records TO directory_staff;

-- The worker counts how often it began a job; whoever compares a file names what it leaves out.
GRANT UPDATE (attempts) ON imports TO directory_importer;
GRANT UPDATE (attempts, left_out) ON source_runs TO directory_staff, directory_importer;

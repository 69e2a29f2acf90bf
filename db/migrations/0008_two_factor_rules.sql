-- Second steps belong to the authentication service alone.

GRANT SELECT, INSERT, UPDATE, DELETE ON auth_two_factors, auth_backup_codes TO directory_auth;

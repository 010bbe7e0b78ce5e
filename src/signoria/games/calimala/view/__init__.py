"""What a viewer sees, and what happens before its eyes."""
